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
        expect(response.status).toBe(404);
        expect(text).toMatch(/^<p>(.+\/)?404\.html<\/p>$/);
        expect(contents.has(pathname)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});
