import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fill } from '../../src/i18n/texts.ts';
import { builtSite } from '../built-site-fixture.ts';
import { createApp, endpoint, formOf, words } from './app-fixture.ts';
import { sentence } from './refusal.ts';

const { errors } = builtSite;

let app: ReturnType<typeof createApp>;
beforeEach(() => {
  app = createApp();
});

/** A file that begins with these characters, in Latin-1. */
function photograph(start: string, size = 100) {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from(start, 'latin1'));
  return bytes;
}

const jpeg = photograph('\xff\xd8\xff\xe0');
const sell = { ...words, kind: 'sell', maker: 'HMT', tradeFor: 'Tudor Ranger, 1968', budget: '900' };

const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** An app whose mail server takes nothing. */
function appWithoutMail(error: object) {
  return createApp({ mailer: { send: () => Promise.reject(error), isWell: () => false } });
}

describe('an inquiry', () => {
  test('is with the mail server before the response with its id', async () => {
    const { promise: taken, resolve: take } = Promise.withResolvers<boolean>();
    const slow = createApp({ mailer: { send: () => taken, isWell: () => true } });
    let isAnswered = false;
    const answer = slow.post({ ...words, phone: '+49 1', locale: 'it' }).then((response) => {
      isAnswered = true;
      return response;
    });
    await new Promise(setImmediate);
    expect(isAnswered).toBe(false);
    take(true);
    const response = await answer;
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([202, 'no-store']);
    expect((await response.json()).id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('says everything that was written', async () => {
    await app.post({ ...words, watch: ['a-1', 'b-2', 'a-1'], phone: '+49 1', locale: 'it' });
    const { text = '' } = app.emails[0] ?? {};
    for (const said of [words.name, words.email, words.message, '+49 1', 'Italian', '/it/catalog/b-2'])
      expect(text).toContain(said);
  });

  test('about 200 watches is no attack, but one with 20,000 fields is', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `w-${index}`);
    expect((await app.post({ ...words, kind: 'shortlist', watch: names(200) })).status).toBe(202);
    expect((await app.post({ ...words, ...Object.fromEntries(names(20_000).entries()) })).status).toBe(413);
  });

  test('sent again with its key, or five times at once, is one email with one answer', async () => {
    const send = async (elapsed: number) =>
      (await (await app.post({ ...words, key: 'k-1', elapsed: 5000 + elapsed })).json()).id;
    expect(new Set(await Promise.all(Array.from({ length: 5 }, (_, index) => send(index)))).size).toBe(1);
    await send(0);
    expect(app.emails).toHaveLength(1);
  });

  test('is forgotten after a thousand others, so that they do not fill the memory', async () => {
    const send = (index: number) => app.post({ ...words, key: `k-${index}` });
    for (let index = 0; index <= 1000; index++) await send(index);
    await send(1);
    expect(app.emails).toHaveLength(1001);
    await send(0);
    expect(app.emails).toHaveLength(1002);
  });

  test('with the key of another one, or without a key, is an inquiry of its own', async () => {
    await app.post({ ...words, key: 'k-1' });
    await app.post({ ...words, key: 'k-1', message: 'And does it run?' });
    await app.post(words);
    await app.post(words);
    expect(new Set(app.emails.map(({ messageId }) => messageId)).size).toBe(4);
  });

  test('that the mail server did not take is sent again with its key', async () => {
    let fails = true;
    const sent: string[] = [];
    const mailer = {
      isWell: () => true,
      send: async ({ messageId }: { messageId: string }) => {
        sent.push(messageId);
        if (fails) throw new Error('away');
        return true;
      },
    };
    const flaky = createApp({ mailer });
    const send = async () => (await flaky.post({ ...words, key: 'k-1' })).status;
    expect([await send(), await send()]).toEqual([503, 503]);
    fails = false;
    expect([await send(), await send()]).toEqual([202, 202]);
    expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
  });

  test.each([
    [true, { website: 'https://spam.example' }],
    [true, { elapsed: 1999 }],
    [false, { elapsed: 2000 }],
    [false, { elapsed: '' }],
  ])('is suspected (%s) because of %o, and is sent all the same', async (isSuspected, fields) => {
    expect((await app.post({ ...words, ...fields })).status).toBe(202);
    expect(app.emails[0]?.subject.startsWith('[spam?] ')).toBe(isSuspected);
  });

  test('may have any name and an unusual email address, without line ends and controls', async () => {
    const odd = { name: '  Bo\r\nBcc: all@example.com \u0000\u202e ', email: "o'neil+watches@xn--mnchen-3ya.example" };
    expect((await app.post({ ...words, ...odd })).status).toBe(202);
    expect((await app.post({ ...words, name: '𝒳 Æ \ud800', email: '用户@例子.广告' })).status).toBe(202);
    const subjects = app.emails.map(({ subject }) => subject.split(':').slice(0, -1).join(':'));
    expect(subjects).toEqual(['Inquiry from Bo Bcc: all@example.com', 'Inquiry from 𝒳 Æ \ufffd']);
  });

  test.each([
    ['name', { name: ' \n ' }],
    ['name', { name: '\u200b\u3164' }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'asha' }],
    ['email', { email: 'a@b\r\nBcc: c@d' }],
    ['email', { email: '"a"@b.c' }],
    ['email', { email: 'a@b..example' }],
    ['email', { email: '.@.' }],
    ['email', { email: '=?utf-8?Q?x?=@b.example' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['watch', { watch: '../etc/passwd' }],
    ['watch', { watch: undefined }],
    ['kind', { kind: 'order' }],
    ['elapsed', { elapsed: 'soon' }],
    ['elapsed', { elapsed: '0x10' }],
  ])('with a wrong %s gets a sentence for it, and is not sent', async (field, fields) => {
    const response = await app.post({ ...words, ...fields });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
    expect(app.emails).toEqual([]);
  });
});

describe('a browser without JavaScript', () => {
  test('is shown the page that thanks, in its language', async () => {
    const response = await app.post({ ...words, locale: 'ar' }, asBrowser);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/ar/inquiry/sent#inquiry']);
  });

  test('is shown the page that says what is missing, or why nothing was sent', async () => {
    const headers = { ...asBrowser, Referer: 'https://shop.example/fr/contact' };
    const responses = [
      await app.post({ kind: 'signup' }, headers),
      await appWithoutMail(new Error('away')).post(words, headers),
    ];
    expect(responses.map((each) => [each.status, each.headers.get('Location')])).toEqual([
      [303, '/fr/inquiry/not-sent#name'],
      [303, '/fr/inquiry/not-sent#unavailable'],
    ]);
  });
});

describe('a refusal', () => {
  test('is in the language of the form, or of the page that it is on', async () => {
    const nameless = { ...words, name: '' };
    const nameIn = async (fields: object, headers = {}) =>
      (await (await app.post({ ...nameless, ...fields }, headers)).json()).fields.name;
    for (const locale of ['en', 'de', 'ar'] as const)
      expect(await nameIn({ locale })).toBe(fill(errors[locale]?.name ?? '', { max: 200 }));
    expect(await nameIn({}, { Referer: 'https://shop.example/de/contact' })).toBe(await nameIn({ locale: 'de' }));
    for (const locale of ['fr', 'tlh']) expect(await nameIn({ locale })).toBe(await nameIn({ locale: 'en' }));
  });

  test('is for the forms of other sites', async () => {
    const send = async (headers: Record<string, string>) => (await app.post(words, headers)).status;
    expect(await send({ Origin: 'https://evil.example' })).toBe(403);
    expect(await send({ Origin: 'null' })).toBe(403);
    expect(await send({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await send({ Origin: 'https://shop.example' })).toBe(202);
    expect(await send({ Origin: 'http://localhost:1', Host: 'localhost:1' })).toBe(202);
  });

  test('is for a client that has sent enough, and for no other one', async () => {
    const limited = createApp({ perClient: 2 });
    const send = async (address: string) => (await limited.post(words, {}, address)).status;
    expect([await send('192.0.2.1'), await send('192.0.2.1'), await send('192.0.2.1')]).toEqual([202, 202, 429]);
    expect(await send('192.0.2.7')).toBe(202);
  });

  test.each([
    [0, 429],
    [1, 202],
  ])('counts by X-Forwarded-For behind %i proxies', async (proxies, expected) => {
    const limited = createApp({ perClient: 1, proxies });
    await limited.post(words, { 'X-Forwarded-For': '198.51.100.1' });
    expect((await limited.post(words, { 'X-Forwarded-For': '198.51.100.2' })).status).toBe(expected);
  });

  test('is logged with the code of the mail server, and none of the words', async () => {
    const error = { responseCode: 552, code: 'EMESSAGE', command: 'DATA', message: '552 asha@example.com: too large' };
    const broken = appWithoutMail(error);
    const response = await broken.post({ ...words, locale: 'de' });
    expect([response.status, response.headers.get('Retry-After'), await response.json()]).toEqual([
      503,
      '60',
      { error: sentence(errors, 'de', 'unavailable'), fields: {} },
    ]);
    expect(broken.logged).toEqual([
      expect.stringMatching(/^inquiries: 503 [0-9a-f]{32}, mail server: 552 EMESSAGE DATA$/),
    ]);
  });
});

describe('the log', () => {
  test('has the number of an inquiry, and whether its photographs were taken', async () => {
    const { id } = await (await app.post(words)).json();
    expect(app.logged).toEqual([`inquiries: 202 ${id}`]);
    const small = createApp({ mailer: { send: async () => false, isWell: () => true } });
    await small.post(formOf(sell, [jpeg]));
    expect(small.logged).toEqual([expect.stringMatching(/^inquiries: 202 [0-9a-f]{32}, photographs not taken$/)]);
  });

  test.each([
    ['the fields of a 422', '422 incomplete, name: name, kind: field', { ...words, name: '', kind: 'x' }],
    ['the fault of a photograph', '422 incomplete, photographs: photographType', formOf(sell, [photograph('<svg')])],
    ['what the parser says', '400 Unexpected end of multipart data', `--x\r\n`],
  ])('names %s', async (_what, line, form) => {
    const type = typeof form === 'string' && { 'Content-Type': 'multipart/form-data; boundary=x' };
    await app.post(form, { ...type });
    expect(app.logged).toHaveLength(1);
    expect(app.logged[0]?.split(', ').sort()).toEqual(`inquiries: ${line}`.split(', ').sort());
  });

  test('warns once of a proxy that is not trusted', async () => {
    const behind = { 'X-Forwarded-For': '198.51.100.1' };
    await app.post(words, behind);
    await app.post(words, behind);
    expect(app.logged.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
    const trusting = createApp({ proxies: 1 });
    await trusting.post(words, behind);
    expect(trusting.logged.join()).not.toContain('TRUST_PROXY');
  });
});

test('methods other than POST are refused, and POST is named', async () => {
  for (const method of ['GET', 'PUT']) {
    const response = await app.app.request(endpoint, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  }
});

test('a refused form is read to its end before the answer, so that a browser sees it', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent === 100) controller.close();
      else controller.enqueue(new Uint8Array(1000));
    },
  });
  const headers = { Origin: 'https://evil.example' };
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  expect((await app.app.request(endpoint, init)).status).toBe(403);
  expect(sent).toBe(100);
});

test('a refused form that does not end is answered all the same', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const body = new ReadableStream({ pull: () => new Promise(() => {}) });
  const init = { method: 'POST', body, headers: { Origin: 'https://evil.example' }, duplex: 'half' } as RequestInit;
  expect((await app.app.request(endpoint, init)).status).toBe(403);
  expect(timeout).toHaveBeenCalledWith(15_000);
});

describe('photographs', () => {
  test('are sent as they are, in their order', async () => {
    const files = [jpeg, photograph('\x89PNG\r\n\x1a\n'), photograph('RIFF\x24\x00\x00\x00WEBP')];
    await app.post(formOf(sell, [...files, new Uint8Array()]));
    const { attachments = [], text } = app.emails[0] ?? {};
    expect(text).toContain('Brand: HMT\nIn exchange for: Tudor Ranger, 1968\nMaximum budget: 900');
    expect(attachments.map(({ filename }) => filename)).toEqual([
      'photograph-1.jpg',
      'photograph-2.png',
      'photograph-3.webp',
    ]);
    expect(attachments.map(({ content }) => new Uint8Array(content))).toEqual(files);
  });

  test.each([
    ['photographType', 'an SVG', [photograph('<svg xmlns="http://www.w3.org/2000/svg">')]],
    ['photographType', 'an AVIF', [photograph('\0\0\0\x1cftypavif')]],
    ['photographType', 'a HEIC', [photograph('\0\0\0\x18ftypheic')]],
    ['photographSize', 'a byte too large', [photograph('\xff\xd8\xff', 4_000_001)]],
    ['photographCount', 'the ninth', Array(8).fill(jpeg)],
    ['tooLarge', 'too large together', Array(4).fill(photograph('\xff\xd8\xff', 4_000_000))],
  ] as const)('are refused with the whole form (%s: %s)', async (reason, _what, files) => {
    const response = await app.post(formOf(sell, [jpeg, ...files]));
    expect([response.status, (await response.json()).fields.photographs]).toEqual([
      422,
      sentence(errors, 'en', reason),
    ]);
    expect(app.emails).toEqual([]);
  });

  test('of a form that is not for selling are left out', async () => {
    await app.post(formOf(words, [jpeg]));
    expect(app.emails[0]?.attachments).toEqual([]);
  });
});

test('a monitor learns whether all is well, and no more', async () => {
  const ask = async (isWell: boolean) => {
    const { app: watched } = createApp({ mailer: { send: async () => true, isWell: () => isWell } });
    const response = await watched.request('/healthz', {});
    return [response.status, await response.text(), response.headers.get('Cache-Control')];
  };
  expect(await ask(true)).toEqual([200, 'ok', 'no-store']);
  expect(await ask(false)).toEqual([503, 'failing', 'no-store']);
});
