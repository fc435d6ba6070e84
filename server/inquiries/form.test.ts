import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds, MAX_WORDS_BYTES } from '../../src/contract/inquiries.ts';
import { createApp, endpoint, formOf, words } from './app-fixture.ts';
import { MAX_BODY_BYTES, readForm } from './form.ts';
import { Refusal } from './refusal.ts';

const boundary = '----WebKitFormBoundary0123456789';
const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
const end = `--${boundary}--\r\n`;
const part = (disposition: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data${disposition}\r\n\r\n${value}\r\n`;
const field = (name: string, value: string) => part(`; name="${name}"`, value);

/** A form whose body arrives in pieces. */
function requestOf(type: string, pieces: Iterable<string | Uint8Array>): Request {
  const body = Readable.toWeb(Readable.from([...pieces].map((piece) => Buffer.from(piece))));
  const headers = { 'Content-Type': type, 'Content-Length': '1000' };
  return new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

test('of several fields of a name the first counts; every watch does', async () => {
  const names = ['name', 'name', 'watch', 'watch', '__proto__'];
  const body = `${names.map((name, index) => field(name, `${index}`)).join('')}${end}`;
  const { fields } = await readForm(requestOf(multipart['Content-Type'], [body]), () => {});
  expect(fields).toMatchObject({ name: '0', watch: ['2', '3'] });
});

describe('a hostile body is refused:', () => {
  test.each([
    ['a part without a name', 400, `${part('', 'x')}${end}`],
    ['a photograph without a name', 400, `${part('; filename="p.jpg"', 'x')}${end}`],
    ['a part without headers', 422, `--${boundary}\r\nbroken\r\n${end}`],
    ['a boundary that is never there', 400, 'nothing'],
    ['no end', 400, field('name', 'x')],
    ['20,000 parts', 413, `${field('a', '1').repeat(20_000)}${end}`],
    ['20,000 ends', 422, end.repeat(20_000)],
    ['headers of a megabyte', 422, `${part(`; name="${'n'.repeat(1e6)}"`, 'x')}${end}`],
    ['two million headers', 422, `--${boundary}\r\n${'A:b\r\n'.repeat(2e6)}\r\nx\r\n${end}`],
    ['__proto__ alone', 422, `${field('__proto__', 'x')}${end}`],
    ['too many words', 413, `${field('message', 'x'.repeat(MAX_WORDS_BYTES))}${end}`],
    ['too many words of two bytes a letter', 413, `${field('message', 'ي'.repeat(MAX_WORDS_BYTES / 2))}${end}`],
    ['sixteen megabytes of dashes', 400, '-'.repeat(16e6)],
  ])('%s (%i)', async (_what, status, body) => {
    const response = await createApp().post(body, multipart);
    expect(response.status).toBe(status);
    expect((await response.json()).error).toMatch(/\.$/);
  });

  test.each([
    [413, 'multipart/form-data; xboundary=Z; boundary=X'],
    [413, 'multipart/form-data; x="; boundary=Z"; boundary=X'],
    // No browser escapes characters.
    [400, 'multipart/form-data; boundary="\\X"'],
  ])('300 parts, whatever else the header says (%i: %s)', async (status, type) => {
    const parts = '--X\r\nContent-Disposition: form-data; name=""; filename=""\r\n\r\n\r\n'.repeat(300);
    await expect(readForm(requestOf(type, [`${parts}--X--\r\n`]), () => {})).rejects.toMatchObject({ status });
  });

  test.each([
    ['text', 415, 'text/plain'],
    ['fields of a URL', 415, 'application/x-www-form-urlencoded'],
    ['no boundary', 400, 'multipart/form-data'],
    ['a longer type', 415, 'multipart/form-data-x; boundary=x'],
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

  test('pieces of a byte, which take more memory than their bytes', async () => {
    let left = 100_000;
    const reserve = (bytes: number) => {
      left -= bytes;
      if (left < 0) throw new Refusal(503, 'unavailable');
    };
    const request = requestOf(multipart['Content-Type'], `${field('message', 'x'.repeat(1000))}${end}`);
    await expect(readForm(request, reserve)).rejects.toMatchObject({ status: 503 });
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', '\u0000', '\ud800', 'a@b.c'),
);
const anyValue = fc.oneof(anyText, fc.json(), fc.constantFrom(...kinds));
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
      .map(([name, value]) => field(name, value))
      .join('')}${end}`;
    return isWhole ? body : `${body.slice(0, at)}${piece}${body.slice(at + length)}`;
  });

/** RFC 2046, section 5.1.1. */
const bchars = "0123456789ABCXYZabcxyz'()+_,-./:=? ";
const anyBoundary = fc
  .string({ unit: fc.constantFrom(...bchars), minLength: 1, maxLength: 70 })
  .filter((text) => !text.endsWith(' '));
const anyCase = (text: string) => fc.constantFrom(text, text.toUpperCase(), text.toLowerCase());
const isToken = (text: string) => /^[\w'+.-]+$/.test(text);

/** A header that names a boundary in any way that RFC 2045 allows. */
const anyType = fc
  .record({
    boundary: anyBoundary,
    type: anyCase('multipart/form-data'),
    name: anyCase('Boundary'),
    before: fc.constantFrom('', '; charset=utf-8', '; xboundary=Z', '; x="; boundary=Z"', '; x="\\"; boundary=Z"'),
    after: fc.constantFrom('', '; charset=utf-8', '; boundaryx=Z'),
    space: fc.constantFrom('; ', ';', ' ;\t'),
    isQuoted: fc.boolean(),
  })
  .map(({ boundary, type, name, before, after, space, isQuoted }) => {
    const value = isQuoted || !isToken(boundary) ? `"${boundary}"` : boundary;
    return { boundary, type: `${type}${before}${space}${name}=${value}${after}` };
  });

/** The headers of a part: RFC 7578, section 4. */
const anyPartHeaders = fc
  .record({
    disposition: anyCase('Content-Disposition'),
    before: fc.constantFrom('', 'Content-Type: text/plain; charset=utf-8\r\n', 'X-Other: name="z"\r\n'),
    after: fc.constantFrom('', '\r\nContent-Type: text/plain', '\r\nContent-Transfer-Encoding: 8bit'),
    space: fc.constantFrom('; ', ';'),
  })
  .map(
    ({ disposition, before, after, space }) =>
      (name: string) =>
        `${before}${disposition}: form-data${space}name="${name}"${after}`,
  );

test('a form is read the same however its boundary, headers and pieces are written', async () => {
  const isFound = (value: string, boundary: string) => value.includes(`\r\n--${boundary}`);
  await fc.assert(
    fc.asyncProperty(
      anyType,
      anyPartHeaders,
      fc.array(anyText, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', 'This is a form.\r\n'),
      fc.constantFrom('', '\r\n', '\r\nAn epilogue.'),
      fc.integer({ min: 1, max: 200 }),
      async ({ boundary: own, type }, headersOf, values, preamble, epilogue, size) => {
        const texts = values.map((value) => value.toWellFormed());
        fc.pre(!texts.some((value) => isFound(`\r\n${value}`, own)));
        const parts = texts.map((value, index) => `--${own}\r\n${headersOf(`n${index}`)}\r\n\r\n${value}\r\n`);
        const body = Buffer.from(`${preamble}${parts.join('')}--${own}--${epilogue}`);
        const count = Math.ceil(body.length / size);
        const pieces = Array.from({ length: count }, (_, index) => body.subarray(index * size, (index + 1) * size));
        const { fields } = await readForm(requestOf(type, pieces), () => {});
        expect(fields).toEqual({ ...Object.fromEntries(texts.map((value, index) => [`n${index}`, value])), watch: [] });
      },
    ),
    { numRuns: 300 },
  );
});

test('photographs arrive with every byte, whatever pieces they come in', async () => {
  const anyPhotograph = fc.uint8Array({ minLength: 1, maxLength: 2000 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPhotograph, { maxLength: 8 }),
      fc.integer({ min: 1, max: 500 }),
      async (sent, size) => {
        const form = new Response(formOf(words, sent as Uint8Array<ArrayBuffer>[]));
        const body = await form.bytes();
        const count = Math.ceil(body.length / size);
        const pieces = Array.from({ length: count }, (_, index) => body.subarray(index * size, (index + 1) * size));
        const { photographs } = await readForm(requestOf(form.headers.get('Content-Type') ?? '', pieces), () => {});
        expect(photographs.map((bytes) => new Uint8Array(bytes))).toEqual(sent);
      },
    ),
    { numRuns: 50 },
  );
});

/** Headers that no RFC allows, or only in part. */
const badType = fc
  .tuple(
    anyType,
    fc.nat(80),
    fc.nat(5),
    fc.constantFrom('', '"', '\\', ';', '=', 'boundary=', "boundary*=utf-8''", ' '),
  )
  .map(([{ type }, at, length, piece]) => `${type.slice(0, at)}${piece}${type.slice(at + length)}`);

test('300 headers with any fault are answered', async () => {
  const { post } = createApp();
  await fc.assert(
    fc.asyncProperty(badType, anyBody, async (type, body) => {
      fc.pre(!/[^\x20-\x7e\t]/.test(type));
      expect([202, 400, 413, 415, 422]).toContain((await post(body, { 'Content-Type': type })).status);
    }),
    { numRuns: 300 },
  );
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
