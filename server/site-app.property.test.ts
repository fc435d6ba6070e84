import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { secret, temporarySite } from './site-fixture.ts';

const { app, remove } = temporarySite();
afterAll(remove);

/** Bits of which bad addresses are made. */
const bits = fc.oneof(
  fc.constantFrom('/', '//', '..', '.', '%2e', '%2f', '%5c', '%00', '%', '%c0%ae', '\\', ';', '?', '#', '&', '='),
  fc.constantFrom('catalog', 'de', 'ar', '404', '500', 'index', '.html', '.br', 'rolex-submariner-1967', 'secret.txt'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const address = fc.array(bits, { maxLength: 10 }).map((parts) => `/${parts.join('')}`);

test('whatever is asked for, the answer is a page, a redirect inside the site or a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(address, fc.constantFrom('GET', 'HEAD', 'POST'), async (path, method) => {
      const url = URL.parse(`http://localhost${path}`);
      fc.pre(url !== null && url.host === 'localhost');
      const response = await app.request(new Request(url as URL, { method }));
      expect([200, 308, 400, 404, 405, ...(/500/.test(path) ? [500] : [])]).toContain(response.status);
      const text = await response.text();
      if (method === 'GET' && response.status !== 308) expect(text).not.toBe('');
      expect(text).not.toContain(secret);
      const target = response.headers.get('Location');
      if (target !== null) expect(new URL(target, 'http://localhost').host).toBe('localhost');
    }),
    { numRuns: 300 },
  );
});

test('whatever the headers of a request say, a page is answered with itself', async () => {
  const value = fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim());
  const headers = fc.record({ 'Accept-Encoding': value, 'If-None-Match': value, Range: value, 'If-Range': value });
  await fc.assert(
    fc.asyncProperty(headers, fc.constantFrom('/', '/catalog', '/images/hero.jpg'), async (init, path) => {
      const { status } = await app.request(path, { headers: init });
      expect([200, 206, 304, 416]).toContain(status);
    }),
    { numRuns: 300 },
  );
});
