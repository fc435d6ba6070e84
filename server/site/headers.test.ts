import { expect, test } from 'vitest';
import { mapOrigin, securityHeaders } from './headers.ts';

const policyOf = (formService?: string) =>
  securityHeaders({ scripts: [], styles: [] }, formService)['Content-Security-Policy']?.split('; ');

test('words go to this site only', () => {
  expect(policyOf()).toContain(`connect-src 'self' ${mapOrigin}`);
  expect(policyOf()).toContain("form-action 'self'");
});

test('a form service is let through where words go, and nowhere else', () => {
  const service = 'https://forms.example';
  const changed = policyOf(service)?.filter((rule) => !policyOf()?.includes(rule));
  expect(changed).toEqual([`connect-src 'self' ${service} ${mapOrigin}`, `form-action 'self' ${service}`]);
});
