// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type SendFailure, sendInquiry } from './send-inquiry.ts';

const delivery = vi.hoisted(() => ({ inquiriesEndpoint: '/api/inquiries', sendsToOwnServer: true }));
vi.mock(import('./delivery.ts'), () => delivery);

const answer = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', answer);

function form(values: Record<string, string>): HTMLFormElement {
  const element = document.createElement('form');
  for (const [name, value] of Object.entries({ kind: 'signup', ...values }))
    element.append(Object.assign(document.createElement('input'), { name, value }));
  return element;
}

const sentTo = (call: number) => ({ url: answer.mock.calls[call]?.[0], ...answer.mock.calls[call]?.[1] });
const headerOf = (call: number, name: string) => new Headers(sentTo(call).headers).get(name);
const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};
const accepted = () => Response.json({ id: '7' }, { status: 202 });

beforeEach(() => {
  sessionStorage.clear();
  answer.mockReset().mockImplementation(async () => accepted());
  Object.assign(delivery, { inquiriesEndpoint: '/api/inquiries', sendsToOwnServer: true });
});

describe('to the shop’s own server', () => {
  test('goes every word without spaces around it, as JSON, with how long the form was looked at', async () => {
    const { id } = await sendInquiry(form({ name: ' Asha ', phone: '' }), { photographs: '2' });
    expect(id).toBe('7');
    expect(sentTo(0).url).toBe('/api/inquiries');
    expect(JSON.parse(String(sentTo(0).body))).toEqual({
      kind: 'signup',
      name: 'Asha',
      phone: '',
      photographs: '2',
      elapsed: expect.stringMatching(/^\d+$/),
    });
  });

  test('a field that stands there twice is a list', async () => {
    const element = form({ watch: 'a' });
    element.append(Object.assign(document.createElement('input'), { name: 'watch', value: 'b' }));
    await sendInquiry(element);
    expect(JSON.parse(String(sentTo(0).body)).watch).toEqual(['a', 'b']);
  });

  test('a further try has the same key, also after the page was left; the next words have another', async () => {
    answer.mockRejectedValueOnce(new TypeError('lost'));
    await expect(sendInquiry(form({}))).rejects.toThrow('not sent');
    await sendInquiry(form({}));
    await sendInquiry(form({}));
    const [first, second, third] = [0, 1, 2].map((call) => headerOf(call, 'Idempotency-Key'));
    expect(first).toMatch(/^[\x21-\x7e]{1,200}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test.each([
    ['blocked', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
    ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])(
    'where the browser’s storage is %s, it is sent all the same, and a further try has the same key',
    async (_, spoil) => {
      spoil();
      answer.mockRejectedValueOnce(new TypeError('lost'));
      await expect(sendInquiry(form({}))).rejects.toThrow('not sent');
      await sendInquiry(form({}));
      await sendInquiry(form({}));
      const [first, second, third] = [0, 1, 2].map((call) => headerOf(call, 'Idempotency-Key'));
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    },
  );

  test('what the server says of it is handed on', async () => {
    const refusal = { error: 'Incomplete.', fields: { email: 'No address.' } };
    answer.mockResolvedValueOnce(Response.json(refusal, { status: 422 }));
    const failure: SendFailure = await sendInquiry(form({})).catch((error) => error);
    expect(failure.sentences).toEqual(['Incomplete.', 'No address.']);
  });

  test('an answer that is no JSON is a failure without words', async () => {
    answer.mockResolvedValueOnce(new Response('<h1>502</h1>', { status: 502 }));
    const failure: SendFailure = await sendInquiry(form({})).catch((error) => error);
    expect(failure.sentences).toEqual([]);
  });
});

describe('to a form service', () => {
  beforeEach(() => {
    Object.assign(delivery, { inquiriesEndpoint: 'https://forms.example/f', sendsToOwnServer: false });
  });

  test('goes what a form itself would send: no header that another origin must allow first, the key as a field', async () => {
    await sendInquiry(form({ name: 'Asha' }));
    const { body, headers } = sentTo(0);
    expect(body).toBeInstanceOf(URLSearchParams);
    expect((body as URLSearchParams).get('name')).toBe('Asha');
    expect((body as URLSearchParams).get('key')).toBeTruthy();
    expect([...new Headers(headers).keys()]).toEqual(['accept']);
  });

  test('photographs go with the words', async () => {
    await sendInquiry(form({}), {}, { files: [new Blob(['a'])] });
    expect((sentTo(0).body as FormData).getAll('photographs')).toHaveLength(1);
  });

  test('what a service says in its own language is not shown', async () => {
    answer.mockResolvedValueOnce(Response.json({ error: 'Form not found' }, { status: 404 }));
    const failure: SendFailure = await sendInquiry(form({})).catch((error) => error);
    expect(failure.sentences).toEqual([]);
  });
});
