import { afterEach, expect, test, vi } from 'vitest';
import { listPrivacy } from './legal-page.tsx';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['off', 'send nothing at present'],
  ['/api/inquiries', 'for 365\u00a0days at most'],
  ['https://forms.example/f/abc', 'through the form service forms.example'],
])('with INQUIRIES_ENDPOINT=%s the page says what the forms do: %s', (endpoint, words) => {
  vi.stubEnv('INQUIRIES_ENDPOINT', endpoint);
  vi.stubEnv('INQUIRIES_KEEP_DAYS', '365');
  const forms = listPrivacy('en').find(({ title }) => title === 'What you send us');
  expect(forms?.text).toContain(words);
});
