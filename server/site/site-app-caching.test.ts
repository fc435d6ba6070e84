import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { temporarySite } from './site-fixture.ts';

const { app, remove } = temporarySite();
afterAll(remove);

const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip;q=1.0', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', null],
    ['identity', null],
    ['', null],
  ])('a browser that takes "%s" gets %s', async (accepted, encoding) => {
    const { headers, ...response } = await answer('/catalog', { 'Accept-Encoding': accepted });
    expect(headers.get('Content-Encoding')).toBe(encoding);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(headers.get('Content-Length')).toBe(String(response.bytes.length));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(response.bytes).toString()).toBe('<p>catalog.html</p>');
  });

  test('the not-found page is compressed too', async () => {
    const { status, bytes } = await answer('/de/nichts', { 'Accept-Encoding': 'br' });
    expect([status, brotliDecompressSync(bytes).toString()]).toEqual([404, '<p>de/404.html</p>']);
  });

  test('a picture, which is compressed already, comes as it is', async () => {
    const { headers, bytes } = await answer('/images/hero.jpg', { 'Accept-Encoding': 'br, gzip' });
    expect([headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([null, null]);
    expect(bytes.toString()).toBe('content of /images/hero.jpg');
  });

  async function answer(path: string, headers: Record<string, string>) {
    const response = await ask(path, headers);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  }
});

describe('a page that the browser has already', () => {
  const etagOf = async (encoding: string) =>
    (await ask('/catalog', { 'Accept-Encoding': encoding })).headers.get('ETag') ?? '';

  test('is not sent: 304, without a body, with the headers that a cache needs', async () => {
    const etag = await etagOf('br');
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const response = await ask('/catalog', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('ETag')).toBe(etag);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  });

  test('is known by a weak validator, in a list, and by a star', async () => {
    const etag = await etagOf('identity');
    for (const match of [`W/${etag}`, `"other", ${etag}`, '*']) {
      expect((await ask('/catalog', { 'If-None-Match': match })).status).toBe(304);
    }
  });

  test('is sent when it has changed since', async () => {
    expect((await ask('/catalog', { 'If-None-Match': '"old"' })).status).toBe(200);
  });

  test('has another validator in each encoding and on each page', async () => {
    const etags = [await etagOf('br'), await etagOf('gzip'), await etagOf('identity')];
    etags.push((await ask('/')).headers.get('ETag') ?? '');
    expect(new Set(etags).size).toBe(4);
    const response = await ask('/catalog', { 'Accept-Encoding': 'gzip', 'If-None-Match': etags[0] ?? '' });
    expect(response.status).toBe(200);
  });

  test('that is missing stays missing, whatever the browser has', async () => {
    expect((await ask('/nothing', { 'If-None-Match': '*' })).status).toBe(404);
  });
});

test('a build beside it mixes nothing: pages and scripts stay those of the start', async () => {
  const former = temporarySite();
  const other = temporarySite();
  for (const suffix of ['', '.br', '.gz']) writeFileSync(join(other.dist, `catalog.html${suffix}`), 'another build');
  renameSync(join(other.dist, '_astro/page.DkX3b1.js'), join(other.dist, '_astro/page.Ab12Cd.js'));
  rmSync(former.dist, { recursive: true });
  renameSync(other.dist, former.dist);
  const read = async (path: string, accepted = '') => {
    const response = await former.app.request(path, { headers: { 'Accept-Encoding': accepted } });
    return [response.status, Buffer.from(await response.arrayBuffer())] as const;
  };
  expect(await read('/catalog')).toEqual([200, Buffer.from('<p>catalog.html</p>')]);
  expect(await read('/catalog', 'br')).toEqual([200, brotliCompressSync('<p>catalog.html</p>')]);
  expect(await read('/_astro/page.DkX3b1.js')).toEqual([200, Buffer.from('content of /_astro/page.DkX3b1.js')]);
  expect((await read('/_astro/page.Ab12Cd.js'))[0]).toBe(404);
  expect((await former.app.request('/images/hero.jpg')).status).toBe(200);
  rmSync(join(former.dist, 'images/hero.jpg'));
  expect((await former.app.request('/images/hero.jpg')).status).toBe(404);
  former.remove();
  other.remove();
});
