import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { endpoint, temporaryApp, words } from './app-fixture.ts';
import { sentence } from './refusal.ts';

type App = Awaited<ReturnType<typeof temporaryApp>>;

let app: App;
beforeAll(async () => {
  app = await temporaryApp();
});
beforeEach(async () => {
  while ((await app.store.removeSome('unseen', new Date('9999-01-01'))) > 0);
});
afterAll(() => app.remove());

async function postForm(fields: [string, string][], headers: Record<string, string> = {}) {
  return app.request(endpoint, { method: 'POST', body: new URLSearchParams(fields), headers });
}

/** Sends a form with files, as one piece. */
async function postFiles(
  fields: Record<string, string>,
  files: readonly Uint8Array<ArrayBuffer>[],
  headers: Record<string, string> = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append('photographs', new Blob([file]), 'p.jpg');
  const form = new Response(body);
  const type = form.headers.get('Content-Type') ?? '';
  const init = { method: 'POST', body: await form.bytes(), headers: { ...headers, 'Content-Type': type } };
  return app.request(endpoint, init);
}

/** A file that begins with these characters, in Latin-1. */
function photograph(start: string, size = 100) {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from(start, 'latin1'));
  return bytes;
}

const brokenStore = (message: string) => {
  const fail = () => Promise.reject(new Error(message));
  return { ...app.store, add: fail };
};

const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('an inquiry', () => {
  test('is stored before it is answered with its id', async () => {
    const wakes = app.wakes();
    const response = await app.post({ ...words, watch: ['a-1', 'b-2', 'a-1'], phone: '+49 1', locale: 'it' });
    expect([response.status, response.headers.get('X-Site')]).toEqual([202, 'yes']);
    const { id } = await response.json();
    const { watch: _, ...said } = words;
    expect(await app.store.find(id)).toMatchObject({ ...said, watches: ['a-1', 'b-2'], phone: '+49 1', locale: 'it' });
    expect(app.wakes()).toBe(wakes + 1);
  });

  test('with more parts than any form has is refused, and holds nobody up', async () => {
    const names = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`n${index}`, '1']));
    const parts = new FormData();
    for (const [name, value] of Object.entries({ ...words, ...names })) parts.append(name, value);
    const many = new URLSearchParams(Object.entries(names).slice(0, 8000));
    for (const body of [many, parts]) expect((await app.request(endpoint, { method: 'POST', body })).status).toBe(413);
  });

  test('about 200 watches is no attack', async () => {
    const watches = Array.from({ length: 200 }, (_, index) => ['watch', `w-${index}`] as [string, string]);
    const { watch: _, ...others } = words;
    expect((await postForm([...Object.entries(others), ...watches, ['kind', 'shortlist']])).status).toBe(202);
  });

  test('sent again with its key is one inquiry with one id', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async (elapsed) => {
        const response = await app.post({ ...words, elapsed: 5000 + elapsed }, { 'Idempotency-Key': 'k-1' });
        return (await response.json()).id;
      }),
    );
    const form = await postForm([...Object.entries(words), ['key', 'k-1']]);
    expect(new Set([...ids, (await form.json()).id]).size).toBe(1);
    expect(await app.store.list()).toHaveLength(1);
  });

  test.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['too fast', { elapsed: 1999 }],
    [undefined, { elapsed: 2000 }],
  ])('is suspected because of: %s', async (suspicion, fields) => {
    const response = await app.post({ ...words, ...fields });
    expect(response.status).toBe(202);
    const [stored] = await app.store.list();
    expect([stored?.suspicion, stored?.mailState]).toEqual([suspicion, 'waiting']);
  });

  test('keeps any name and odd addresses, and no line end or control in either', async () => {
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
  ])('with a wrong %s is answered with a sentence for it, and not stored', async (field, fields) => {
    const response = await app.post({ ...words, ...fields });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
    expect(await app.store.list()).toEqual([]);
  });
});

describe('a browser without JavaScript', () => {
  test('lands on the page that thanks, in its language', async () => {
    const fields: [string, string][] = [...Object.entries(words), ['locale', 'ar']];
    const response = await postForm(fields, asBrowser);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/ar/inquiry/sent#inquiry']);
  });

  test('lands on the page that says what is missing', async () => {
    const response = await postForm([['kind', 'signup']], { ...asBrowser, Referer: 'https://shop.example/fr/contact' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/fr/inquiry/not-sent#name']);
  });

  test('gets that page with the true status if trying again may help', async () => {
    const broken = await temporaryApp({ store: brokenStore('disk full') });
    const response = await broken.request(endpoint, {
      method: 'POST',
      body: new URLSearchParams(words),
      headers: asBrowser,
    });
    expect([response.status, await response.text()]).toEqual([503, '<p>/inquiry/not-sent</p>']);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    await broken.remove();
  });
});

describe('what is refused', () => {
  test('is refused in the language of the form, of its page, or of the browser', async () => {
    const nameIn = async (response: Response) => (await response.json()).fields.name;
    const nameless = { ...words, name: '' };
    for (const locale of locales)
      expect(await nameIn(await app.post({ ...nameless, locale }))).toBe(sentence(locale, 'name'));
    const page = { Referer: 'https://shop.example/de/contact', 'Accept-Language': 'fr' };
    expect(await nameIn(await app.post(nameless, page))).toBe(sentence('de', 'name'));
    expect(await nameIn(await app.post(nameless, { 'Accept-Language': 'xx, es-MX;q=0.8' }))).toBe(
      sentence('es', 'name'),
    );
    expect(await nameIn(await app.post({ ...nameless, locale: 'tlh' }))).toBe(sentence('en', 'name'));
  });

  test.each([
    [415, 'text/plain', 'hello'],
    [415, 'application/json', '{}'],
    [400, 'multipart/form-data', 'no boundary'],
    [400, 'multipart/form-data; boundary=x', '--x\r\nbroken'],
    [422, 'application/x-www-form-urlencoded', '%%%=&&&'],
  ])('is answered with %i: a body of %s: %s', async (status, type, body) => {
    const response = await app.request(endpoint, { method: 'POST', body, headers: { 'Content-Type': type } });
    expect(response.status).toBe(status);
    expect((await response.json()).error).toMatch(/\.$/);
  });

  test('is what another site sends', async () => {
    for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])
      expect((await app.post(words, headers as unknown as Record<string, string>)).status).toBe(403);
    for (const headers of [{ Origin: 'https://shop.example' }, { Origin: 'http://localhost:1', Host: 'localhost:1' }])
      expect((await app.post(words, headers as unknown as Record<string, string>)).status).toBe(202);
  });

  test('is a body that says it is too large, before it is read, and one that turns out to be', async () => {
    const declared = await app.request(endpoint, {
      method: 'POST',
      body: new ReadableStream({ pull: () => Promise.reject(new Error('was read')) }),
      duplex: 'half',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '65537' },
    } as RequestInit);
    expect(declared.status).toBe(413);
    expect((await app.post({ ...words, other: 'x'.repeat(65_536) })).status).toBe(413);
  });

  test('is the next one of a client that has sent enough; another client may send', async () => {
    const limited = await temporaryApp({ limits: { perClient: 2, inAll: 4 } });
    const send = async (address: string) => (await limited.post(words, {}, address)).status;
    expect([await send('192.0.2.1'), await send('192.0.2.1'), await send('192.0.2.1')]).toEqual([202, 202, 429]);
    expect([await send('2001:db8::1'), await send('2001:db8::2'), await send('2001:db8::3')]).toEqual([202, 202, 429]);
    const refused = await limited.post({ ...words, locale: 'de' }, { Referer: 'https://shop.example/de' }, '192.0.2.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await refused.json()).error).toBe(sentence('de', 'tooMany'));
    await limited.remove();
  });

  test('is what X-Forwarded-For says of the client, unless the proxy is trusted', async () => {
    const limits = { perClient: 1, inAll: 100 };
    for (const [proxies, expected] of [
      [0, [202, 429]],
      [1, [202, 202]],
    ] as const) {
      const limited = await temporaryApp({ limits, proxies });
      const first = await limited.post(words, { 'X-Forwarded-For': '198.51.100.1' });
      const second = await limited.post(words, { 'X-Forwarded-For': '198.51.100.2' });
      expect([first.status, second.status]).toEqual(expected);
      await limited.remove();
    }
  });

  test('is everything while the database fails: with a sentence, and on the log', async () => {
    const broken = await temporaryApp({ store: brokenStore('database is locked') });
    const response = await broken.post({ ...words, locale: 'fr' });
    expect([response.status, response.headers.has('Retry-After')]).toEqual([503, true]);
    expect(await response.json()).toEqual({ error: sentence('fr', 'unavailable') });
    expect(broken.logged.join()).toContain('database is locked');
    await broken.remove();
  });

  test('are photographs while there is space for words alone, and everything when there is none', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...words, kind: 'sell' })) form.append(name, value);
    form.append('photographs', new Blob([photograph('\xff\xd8\xff')]), 'p.jpg');
    let space: 'words' | 'nothing' = 'words';
    const full = await temporaryApp({ store: { ...app.store, findSpace: async () => space } });
    const send = async (body: FormData | URLSearchParams) => {
      const response = await full.request(endpoint, { method: 'POST', body });
      return [response.status, (await response.json()).error];
    };
    expect(await send(form)).toEqual([503, sentence('en', 'noPhotographs')]);
    expect(await send(new URLSearchParams(words))).toEqual([202, undefined]);
    space = 'nothing';
    expect(await send(new URLSearchParams(words))).toEqual([503, sentence('en', 'unavailable')]);
    await full.remove();
  });

  test('is no GET, and it uses up nothing', async () => {
    const limited = await temporaryApp({ limits: { perClient: 1, inAll: 1 } });
    expect((await limited.request(endpoint, { method: 'GET' })).status).toBe(404);
    expect((await limited.post(words)).status).toBe(202);
    await limited.remove();
  });
});

describe('photographs', () => {
  const sell = { ...words, kind: 'sell', maker: 'HMT' };
  const jpeg = photograph('\xff\xd8\xff\xe0');
  const png = photograph('\x89PNG\r\n\x1a\n');
  const webp = photograph('RIFF\x24\x00\x00\x00WEBP');

  test('are stored as they are, in their order', async () => {
    const response = await postFiles(sell, [jpeg, png, new Uint8Array(), webp]);
    expect(response.status).toBe(202);
    const { id } = await response.json();
    expect((await app.store.find(id))?.details).toEqual({ maker: 'HMT' });
    expect((await app.store.readPhotographs(id)).map((bytes) => new Uint8Array(bytes))).toEqual([jpeg, png, webp]);
  });

  test.each([
    ['photographType', 'an SVG', [photograph('<svg xmlns="http://www.w3.org/2000/svg">')]],
    ['photographType', 'an AVIF', [photograph('\0\0\0\x1cftypavif')]],
    ['photographType', 'a HEIC', [photograph('\0\0\0\x18ftypheic')]],
    ['photographSize', 'a byte too large', [photograph('\xff\xd8\xff', 4_000_001)]],
    ['photographCount', 'the ninth', Array(8).fill(jpeg)],
    ['tooLarge', 'too large together', Array(4).fill(photograph('\xff\xd8\xff', 4_000_000))],
    ['tooLarge', 'more than a form may be', Array(5).fill(photograph('\xff\xd8\xff', 4_000_000))],
  ] as const)('with one that is refused (%s: %s) keep a form from being stored', async (reason, _what, files) => {
    const response = await postFiles(sell, [jpeg, ...files]);
    expect([response.status, (await response.json()).fields?.photographs]).toEqual([422, sentence('en', reason)]);
    expect(await app.store.list()).toEqual([]);
  });

  test('of a browser without JavaScript that are too large lead to the page that says so', async () => {
    const response = await postFiles(sell, [photograph('\xff\xd8\xff', 4_000_001)], asBrowser);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/inquiry/not-sent#photographs']);
  });

  test('of a form that is not for selling are left out', async () => {
    const { id } = await (await postFiles(words, [jpeg])).json();
    expect((await app.store.find(id))?.photographCount).toBe(0);
  });

  test('that come again with the same words are one inquiry', async () => {
    const send = async () => (await (await postFiles({ ...sell, key: 'k-9' }, [jpeg])).json()).id;
    expect(await send()).toBe(await send());
    expect(await app.store.list()).toMatchObject([{ photographCount: 1 }]);
  });
});

test('other paths and methods are left to the site', async () => {
  expect((await app.request('/api/inquiries', { method: 'GET' })).status).toBe(404);
  expect((await app.request('/', { method: 'POST' })).status).toBe(404);
});

test('a monitor learns whether all is well, and no more', async () => {
  let isWell = true;
  const watched = await temporaryApp({ health: { isWell: () => isWell } });
  const ask = async () => {
    const response = await watched.request('/healthz', {});
    return [response.status, await response.text(), response.headers.get('Cache-Control')];
  };
  expect(await ask()).toEqual([200, 'ok', 'no-store']);
  isWell = false;
  expect(await ask()).toEqual([503, 'failing', 'no-store']);
  await watched.remove();
});
