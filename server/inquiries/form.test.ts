import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds, MAX_WORDS_BYTES } from '../../src/inquiries/contract.ts';
import { createApp, endpoint, formOf, words } from './app-fixture.ts';
import { MAX_BODY_BYTES, readForm } from './form.ts';

/** As long as that of a browser: the platform's parser takes no shorter one than 27 characters. */
const boundary = '----WebKitFormBoundary0123456789';
const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
const end = `--${boundary}--\r\n`;
const part = (disposition: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data${disposition}\r\n\r\n${value}\r\n`;
const field = (name: string, value: string) => part(`; name="${name}"`, value);

test('of several fields of a name the first counts; every watch does', async () => {
  const names = ['name', 'name', 'watch', 'watch', '__proto__'];
  const body = `${names.map((name, index) => field(name, `${index}`)).join('')}${end}`;
  const headers = { ...multipart, 'Content-Length': String(body.length) };
  const { fields } = await readForm(new Request('http://localhost', { method: 'POST', body, headers }), () => true);
  expect(fields).toMatchObject({ name: '0', watch: ['2', '3'] });
});

describe('a hostile body is refused:', () => {
  test.each([
    ['a part without a name', 400, `${part('', 'x')}${end}`],
    ['a part without headers', 413, `--${boundary}\r\nbroken\r\n${end}`],
    ['a boundary that is never there', 400, 'nothing'],
    ['no end', 400, field('name', 'x')],
    ['20,000 parts', 413, `${field('a', '1').repeat(20_000)}${end}`],
    ['20,000 ends', 413, end.repeat(20_000)],
    ['headers of a megabyte', 413, `${part(`; name="${'n'.repeat(1e6)}"`, 'x')}${end}`],
    ['two million headers', 413, `--${boundary}\r\n${'A:b\r\n'.repeat(2e6)}\r\nx\r\n${end}`],
    ['__proto__ alone', 422, `${field('__proto__', 'x')}${end}`],
    ['too many words', 413, `${field('message', 'x'.repeat(MAX_WORDS_BYTES))}${end}`],
    ['sixteen megabytes of dashes', 400, '-'.repeat(16e6)],
  ])('%s (%i)', async (_what, status, body) => {
    const response = await createApp().post(body, multipart);
    expect(response.status).toBe(status);
    expect((await response.json()).error).toMatch(/\.$/);
  });

  test.each([
    ['text', 415, 'text/plain'],
    ['fields of a URL', 415, 'application/x-www-form-urlencoded'],
    ['no boundary', 400, 'multipart/form-data'],
  ])('%s (%i)', async (_what, status, type) => {
    expect((await createApp().post('kind=signup', { 'Content-Type': type })).status).toBe(status);
  });

  const unread = () => new ReadableStream({ pull: () => Promise.reject(new Error('was read')) });

  test.each([
    ['a length that is not said', 411, {}],
    ['pieces instead of a length', 411, { 'Transfer-Encoding': 'chunked', 'Content-Length': '9' }],
    ['a byte more than is read', 413, { 'Content-Length': String(MAX_BODY_BYTES + 1) }],
  ])('%s (%i)', async (_what, status, headers) => {
    const init = { method: 'POST', body: unread(), duplex: 'half', headers: { ...multipart, ...headers } };
    const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    expect((await createApp().app.request(endpoint, init as RequestInit, env)).status).toBe(status);
  });

  test('more than there is memory for (503)', async () => {
    const body = new Response(formOf(words));
    const headers = { 'Content-Type': body.headers.get('Content-Type') ?? '', 'Content-Length': '999' };
    const request = new Request('http://localhost', { method: 'POST', body: await body.bytes(), headers });
    await expect(readForm(request, () => false)).rejects.toMatchObject({ status: 503, reason: 'unavailable' });
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', '\u0000', '\ud800', 'a@b.c'),
);
const anyValue = fc.oneof(anyText, fc.jsonValue(), fc.array(anyText, { maxLength: 3 }), fc.constantFrom(...kinds));
const odd = ['phone', 'key', 'elapsed', 'website', 'photographs', 'locale', '__proto__', 'year'];
const anyFields = fc
  .tuple(fc.boolean(), fc.dictionary(fc.constantFrom(...Object.keys(words), ...odd), anyValue, { maxKeys: 4 }))
  .map(([isGood, fields]) => ({ ...(isGood ? words : {}), ...fields }));
/** A form with a piece cut out of it, doubled or replaced, or as it should be. */
const anyBody = fc
  .tuple(
    anyFields,
    fc.nat(600),
    fc.nat(60),
    fc.constantFrom('', `--${boundary}`, '\r\n', '\r\n\r\n', '; name=', '\0'),
    fc.boolean(),
  )
  .map(([fields, at, length, piece, isWhole]) => {
    const body = `${Object.entries(fields)
      .map(([name, value]) => field(name, `${value}`))
      .join('')}${end}`;
    return isWhole ? body : `${body.slice(0, at)}${piece}${body.slice(at + length)}`;
  });

test('300 forms with any fault are answered, and nothing odd is sent', async () => {
  const { post, emails } = createApp();
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const response = await post(body, multipart);
      seen.add(response.status);
      expect([202, 400, 413, 422]).toContain(response.status);
      expect(await response.json()).toBeTypeOf('object');
    }),
    { numRuns: 300 },
  );
  // Otherwise it would have tried nothing.
  expect([...seen].sort()).toEqual(expect.arrayContaining([202, 400, 422]));
  for (const { subject, text } of emails) {
    expect(subject).toMatch(/^\P{Cc}+$/u);
    expect(text.replaceAll(/[\n\t]/g, '')).toMatch(/^\P{Cc}+$/u);
  }
});
