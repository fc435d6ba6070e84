import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { contents, temporarySite } from './site-fixture.ts';

const { app, remove } = temporarySite();
afterAll(remove);

/** Parts of which bad paths are made, and now and then a good one. */
const part = fc.oneof(
  fc.constantFrom('/', '//', '..', '.', '%2e', '%2f', '%5c', '%00', '%', '%c0%ae', '\\', ';', '?', '#', '&', '='),
  fc.constantFrom('catalog', 'de', 'ar', '404', 'index', '.html', '.br', 'rolex-submariner-1967', '../secret.txt'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const anyPath = fc.oneof(
  fc.array(part, { maxLength: 10 }).map((parts) => `/${parts.join('')}`),
  fc.tuple(fc.constantFrom(...contents.keys()), part).map((parts) => parts.join('')),
);

test('every path leads to the content of that very path, to a redirect to such a path or to a not-found page', async () => {
  await fc.assert(
    fc.asyncProperty(anyPath, async (path) => {
      const url = URL.parse(`http://localhost${path}`);
      fc.pre(url !== null && url.host === 'localhost');
      const { pathname } = url as URL;
      const response = await app.request(new Request(url as URL));
      const text = await response.text();
      if (response.status === 200) {
        expect(text).toBe(contents.get(decodeURIComponent(pathname)));
      } else if (response.status === 308) {
        const target = new URL(response.headers.get('Location') ?? '', 'http://localhost');
        expect(contents.has(target.pathname)).toBe(true);
        expect(target.search).toBe(url?.search);
      } else {
        expect([400, 404]).toContain(response.status);
        expect(text).toMatch(/^<p>(.+\/)?404\.html<\/p>$/);
        expect(contents.has(pathname)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

const encoding = fc.oneof(
  fc.array(fc.constantFrom('br', 'gzip', 'br;q=0', 'gzip;q=0', '*', 'identity', '')).map((list) => list.join(', ')),
  fc.string({ maxLength: 20 }).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim()),
);

test('whatever encoding is asked for, the answer is the content', async () => {
  await fc.assert(
    fc.asyncProperty(encoding, fc.constantFrom('/catalog', '/images/hero.jpg'), async (accepted, path) => {
      const response = await app.request(path, { headers: { 'Accept-Encoding': accepted } });
      const bytes = Buffer.from(await response.arrayBuffer());
      const content = contents.get(path) ?? '';
      const used = response.headers.get('Content-Encoding') ?? 'identity';
      if (used !== 'identity') expect(accepted.split(', ')).toContain(used);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[used] ?? ((same: Buffer) => same);
      expect(response.status).toBe(200);
      expect(decode(bytes).toString()).toBe(content);
    }),
    { numRuns: 300 },
  );
});
