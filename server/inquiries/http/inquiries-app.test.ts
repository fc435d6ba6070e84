import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { endpoint, formOf, temporaryApp, words } from './app-fixture.ts';
import { sentence } from './refusal.ts';

let app: Awaited<ReturnType<typeof temporaryApp>>;
beforeAll(async () => {
  app = await temporaryApp();
});
beforeEach(async () => {
  await app.store.removeBefore(new Date('9999-01-01'), 'unseen');
});
afterAll(() => app.remove());

/** A file that begins with these characters, in Latin-1. */
function photograph(start: string, size = 100) {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from(start, 'latin1'));
  return bytes;
}

const jpeg = photograph('\xff\xd8\xff\xe0');
const sell = { ...words, kind: 'sell', maker: 'HMT' };

const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

function brokenApp(message: string) {
  return temporaryApp({ store: { ...app.store, add: () => Promise.reject(new Error(message)) } });
}

describe('an inquiry', () => {
  test('is stored before the response with its id', async () => {
    const wakes = app.wakes();
    const response = await app.post({ ...words, watch: ['a-1', 'b-2', 'a-1'], phone: '+49 1', locale: 'it' });
    expect([response.status, response.headers.get('X-Site')]).toEqual([202, 'yes']);
    const { id } = await response.json();
    const { watch: _, ...said } = words;
    expect(await app.store.find(id)).toMatchObject({ ...said, watches: ['a-1', 'b-2'], phone: '+49 1', locale: 'it' });
    expect(app.wakes()).toBe(wakes + 1);
  });

  test('about 200 watches is no attack, but one with 20,000 fields is', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `w-${index}`);
    expect((await app.post({ ...words, kind: 'shortlist', watch: names(200) })).status).toBe(202);
    expect((await app.post({ ...words, ...Object.fromEntries(names(20_000).entries()) })).status).toBe(413);
  });

  test('sent again with its key is one inquiry with one id', async () => {
    const send = async (elapsed: number) =>
      (await (await app.post({ ...words, key: 'k-1', elapsed: 5000 + elapsed })).json()).id;
    expect(new Set(await Promise.all([1, 2, 3].map(send))).size).toBe(1);
    expect(await app.store.list()).toHaveLength(1);
  });

  test.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['too fast', { elapsed: 1999 }],
    [undefined, { elapsed: 2000 }],
  ])('is suspected because of: %s', async (suspicion, fields) => {
    expect((await app.post({ ...words, ...fields })).status).toBe(202);
    const [stored] = await app.store.list();
    expect([stored?.suspicion, stored?.mailState]).toEqual([suspicion, 'waiting']);
  });

  test('is held if nothing is mailed', async () => {
    const silent = await temporaryApp({ wakeOutbox: undefined });
    expect((await silent.post(words)).status).toBe(202);
    expect(await silent.store.list()).toMatchObject([{ mailState: 'held' }]);
    await silent.remove();
  });

  test('may have any name and an unusual email address, without line ends and controls', async () => {
    const odd = { name: '  Bo\r\nBcc: all@example.com \u0000\u202e ', email: "o'neil+watches@xn--mnchen-3ya.example" };
    expect((await app.post({ ...words, ...odd })).status).toBe(202);
    expect((await app.post({ ...words, name: '𝒳 Æ \ud800', email: '用户@例子.广告' })).status).toBe(202);
    const names = (await app.store.list()).map(({ name }) => name).sort();
    expect(names).toEqual(['Bo Bcc: all@example.com', '𝒳 Æ \ufffd']);
  });

  test.each([
    ['name', { name: ' \n ' }],
    ['name', { name: '\u200b\u3164' }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'asha' }],
    ['email', { email: 'a@b\r\nBcc: c@d' }],
    ['email', { email: '"a"@b.c' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['watch', { watch: '../etc/passwd' }],
    ['watch', { watch: undefined }],
    ['kind', { kind: 'order' }],
    ['elapsed', { elapsed: 'soon' }],
  ])('with a wrong %s gets a sentence for it, and is not stored', async (field, fields) => {
    const response = await app.post({ ...words, ...fields });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
    expect(await app.store.list()).toEqual([]);
  });
});

describe('a browser without JavaScript', () => {
  test('is shown the page that thanks, in its language', async () => {
    const response = await app.post({ ...words, locale: 'ar' }, asBrowser);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/ar/inquiry/sent#inquiry']);
  });

  test('is shown the page that says what is missing, or why nothing was sent', async () => {
    const headers = { ...asBrowser, Referer: 'https://shop.example/fr/contact' };
    const broken = await brokenApp('disk full');
    const responses = [await app.post({ kind: 'signup' }, headers), await broken.post(words, headers)];
    expect(responses.map((each) => [each.status, each.headers.get('Location')])).toEqual([
      [303, '/fr/inquiry/not-sent#name'],
      [303, '/fr/inquiry/not-sent#unavailable'],
    ]);
    await broken.remove();
  });
});

describe('a refusal', () => {
  test('is in the language of the form, or of the page that it is on', async () => {
    const nameless = { ...words, name: '' };
    const nameIn = async (fields: object, headers = {}) =>
      (await (await app.post({ ...nameless, ...fields }, headers)).json()).fields.name;
    for (const locale of locales) expect(await nameIn({ locale })).toBe(sentence(locale, 'name'));
    expect(await nameIn({}, { Referer: 'https://shop.example/de/contact' })).toBe(sentence('de', 'name'));
    expect(await nameIn({ locale: 'tlh' })).toBe(sentence('en', 'name'));
  });

  test.each([
    [415, 'text/plain', 'hello'],
    [415, 'application/x-www-form-urlencoded', 'kind=signup'],
    [400, 'multipart/form-data', 'no boundary'],
    [400, 'multipart/form-data; boundary=x', '--x\r\nbroken'],
  ])('has status %i for a body of %s: %s', async (status, type, body) => {
    const response = await app.post(body, { 'Content-Type': type });
    expect(response.status).toBe(status);
    expect((await response.json()).error).toMatch(/\.$/);
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
    const limited = await temporaryApp({ limits: { perClient: 2, inAll: 4 } });
    expect((await limited.request(endpoint, { method: 'GET' })).status).toBe(404);
    const send = async (address: string) => (await limited.post(words, {}, address)).status;
    expect([await send('192.0.2.1'), await send('192.0.2.1'), await send('192.0.2.1')]).toEqual([202, 202, 429]);
    expect([await send('2001:db8::1'), await send('2001:db8::2'), await send('2001:db8::3')]).toEqual([202, 202, 429]);
    expect(await send('192.0.2.7')).toBe(429);
    await limited.remove();
  });

  test.each([
    [0, 429],
    [1, 202],
  ])('counts by X-Forwarded-For behind %i proxies', async (proxies, expected) => {
    const limited = await temporaryApp({ limits: { perClient: 1, inAll: 100 }, proxies });
    await limited.post(words, { 'X-Forwarded-For': '198.51.100.1' });
    expect((await limited.post(words, { 'X-Forwarded-For': '198.51.100.2' })).status).toBe(expected);
    await limited.remove();
  });

  test('is logged if the database fails', async () => {
    const broken = await brokenApp('database is locked');
    const response = await broken.post({ ...words, locale: 'fr' });
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: sentence('fr', 'unavailable'), fields: {} },
    ]);
    expect(broken.logged.join()).toContain('database is locked');
    await broken.remove();
  });

  test('is for photographs while there is space for words alone, and for everything when there is none', async () => {
    let space: 'words' | 'nothing' = 'words';
    const full = await temporaryApp({ store: { ...app.store, findSpace: async () => space } });
    const send = async (...files: Uint8Array<ArrayBuffer>[]) => {
      const response = await full.post(formOf(sell, files));
      return [response.status, (await response.json()).error];
    };
    expect(await send(jpeg)).toEqual([503, sentence('en', 'noPhotographs')]);
    expect(await send()).toEqual([202, undefined]);
    space = 'nothing';
    expect(await send()).toEqual([503, sentence('en', 'unavailable')]);
    await full.remove();
  });
});

describe('photographs', () => {
  test('are stored as they are, in their order', async () => {
    const files = [jpeg, photograph('\x89PNG\r\n\x1a\n'), photograph('RIFF\x24\x00\x00\x00WEBP')];
    const { id } = await (await app.post(formOf(sell, [...files, new Uint8Array()]))).json();
    expect((await app.store.find(id))?.details).toEqual({ maker: 'HMT' });
    expect((await app.store.readPhotographs(id)).map((bytes) => new Uint8Array(bytes))).toEqual(files);
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
    expect([response.status, (await response.json()).fields.photographs]).toEqual([422, sentence('en', reason)]);
    expect(await app.store.list()).toEqual([]);
  });

  test('of a form that is not for selling are left out', async () => {
    await app.post(formOf(words, [jpeg]));
    expect(await app.store.list()).toMatchObject([{ photographCount: 0 }]);
  });
});

test('a monitor learns whether all is well, and no more', async () => {
  let isWell = true;
  const watched = await temporaryApp({ isWell: () => isWell });
  const ask = async () => {
    const response = await watched.request('/healthz', {});
    return [response.status, await response.text(), response.headers.get('Cache-Control')];
  };
  expect(await ask()).toEqual([200, 'ok', 'no-store']);
  isWell = false;
  expect(await ask()).toEqual([503, 'failing', 'no-store']);
  await watched.remove();
});
