import { posix } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { hashedFiles, temporarySite } from './site-fixture.ts';

const { app, remove } = temporarySite();
afterAll(remove);

async function read(path: string, init?: RequestInit) {
  const response = await app.request(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('a page', () => {
  test.each([
    ['/', 'index.html'],
    ['/catalog', 'catalog.html'],
    ['/catalog?brand=rolex&sort=za', 'catalog.html'],
    ['/catalog/rolex-submariner-1967', 'catalog/rolex-submariner-1967.html'],
    ['/de', 'de.html'],
    ['/de/catalog', 'de/catalog.html'],
    ['/%63atalog', 'catalog.html'],
    // A visitor must not be able to fill a monitor with failures.
    ['/500', '500.html'],
  ])('%s is %s', async (path, page) => {
    const { status, headers, text } = await read(path);
    expect([status, text]).toEqual([200, `<p>${page}</p>`]);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Content-Length')).toBe(String(text.length));
  });

  test.each([
    ['/catalog/', '/catalog'],
    ['/catalog/?brand=rolex&sort=za', '/catalog?brand=rolex&sort=za'],
    ['/catalog.html', '/catalog'],
    ['/catalog.html?brand=rolex', '/catalog?brand=rolex'],
    ['/catalog//', '/catalog'],
    ['/index.html', '/'],
    ['/de/', '/de'],
    ['/de/index.html', '/de'],
    ['/index', '/'],
  ])('under the URL %s is redirected to %s', async (path, target) => {
    const { status, headers } = await read(path);
    expect([status, headers.get('Location')]).toEqual([308, target]);
  });

  test('no redirect leads to another host', async () => {
    for (const path of ['//elsewhere.example/', '//elsewhere.example/catalog.html', '/%2f%2felsewhere.example/']) {
      const { status } = await read(`http://localhost${path}`);
      expect([path, status]).toEqual([path, 404]);
    }
  });
});

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/images/hero.jpg', 'image/jpeg'],
])('%s is of the type %s', async (path, type) => {
  expect((await read(path)).headers.get('Content-Type')).toBe(type);
});

describe('a URL without a page', () => {
  test.each([
    ['/nothing', '404.html'],
    ['/nothing/at/all', '404.html'],
    ['/nothing.html', '404.html'],
    ['/catalog/unknown-1900', 'catalog/404.html'],
    ['/catalog/unknown-1900/', 'catalog/404.html'],
    ['/catalog/deep/below', '404.html'],
    ['/catalog/rolex-submariner-1967/below/', '404.html'],
    ['/de/catalog/tief/unten', 'de/404.html'],
    ['/de/nichts', 'de/404.html'],
    ['/de/catalog/unknown-1900', 'de/catalog/404.html'],
    ['/it/nulla', 'it/404.html'],
    ['/fr', '404.html'],
    ['/fr/catalog/omega-1969', 'catalog/404.html'],
    ['/404', '404.html'],
    ['/de/catalog/404', 'de/catalog/404.html'],
    ['/404/', '404.html'],
    ['/404.html', '404.html'],
    ['/images/missing.jpg', '404.html'],
    ['/server.json', '404.html'],
    ['/_headers', '404.html'],
    ['/catalog.html.br', '404.html'],
    ['/catalog.br', '404.html'],
    ['/index.html.gz', '404.html'],
  ])('%s answers 404 with %s', async (path, page) => {
    const { status, headers, text } = await read(path);
    expect([status, text]).toEqual([404, `<p>${page}</p>`]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    ['/%', '404.html'],
    ['/%zz', '404.html'],
    ['/catalog/%E0%A4%A', 'catalog/404.html'],
    ['/de/%ff', 'de/404.html'],
  ])('%s, which is malformed, answers 404 with %s', async (path, page) => {
    const { status, text } = await read(path);
    expect([status, text]).toEqual([404, `<p>${page}</p>`]);
  });
});

describe('methods', () => {
  test.each(['/catalog', '/nothing'])('HEAD %s answers as GET does, without a body', async (path) => {
    const get = await read(path);
    const head = await read(path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([get.status, '']);
    expect([...head.headers]).toEqual([...get.headers]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    for (const path of ['/', '/catalog', '/nothing', '/healthz']) {
      const { status, headers } = await read(path, { method });
      expect([path, status, headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
  });
});

describe('caching', () => {
  const of = async (path: string) => (await read(path)).headers.get('Cache-Control');

  test.each(hashedFiles)('%s is immutable, because its name changes with its content', async (file) => {
    expect(await of(file)).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/catalog', '/images/hero.jpg', '/_astro/missing.js'])('%s is revalidated', async (path) => {
    expect(await of(path)).toBe('public, max-age=0, must-revalidate');
  });
});

test('a failure of ours is answered with the page for failures, and logged', async () => {
  const failure = new Error('broken');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const join = vi.spyOn(posix, 'join');
  const broken = temporarySite();
  join.mockImplementationOnce(() => {
    throw failure;
  });
  const response = await broken.app.request('/catalog');
  expect([response.status, await response.text()]).toEqual([500, '<p>500.html</p>']);
  expect(logged).toHaveBeenCalledWith(failure);
  broken.remove();
});
