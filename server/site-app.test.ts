import { afterAll, describe, expect, test } from 'vitest';
import { hashedFiles, temporarySite } from './site-fixture.ts';

const { app, log, remove } = temporarySite();
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
  ])('asked for as %s leads for good to %s', async (path, target) => {
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

describe('an address that leads nowhere', () => {
  test.each([
    ['/nothing', '404.html'],
    ['/nothing/at/all', '404.html'],
    ['/nothing.html', '404.html'],
    ['/catalog/unknown-1900', 'catalog/404.html'],
    ['/catalog/unknown-1900/', 'catalog/404.html'],
    ['/catalog/deep/below', 'catalog/404.html'],
    ['/de/nichts', 'de/404.html'],
    ['/de/catalog/unknown-1900', 'de/catalog/404.html'],
    ['/it/nulla', '404.html'],
    ['/404', '404.html'],
    ['/de/catalog/404', 'de/catalog/404.html'],
    ['/images/missing.jpg', '404.html'],
  ])('%s answers 404 with %s', async (path, page) => {
    const { status, headers, text } = await read(path);
    expect([status, text]).toEqual([404, `<p>${page}</p>`]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('the page for failures answers as a failure', async () => {
    expect((await read('/500')).status).toBe(500);
  });
});

describe('methods', () => {
  test('HEAD answers as GET does, without a body', async () => {
    const get = await read('/catalog');
    const head = await read('/catalog', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    for (const name of ['Content-Type', 'Content-Length', 'ETag', 'Cache-Control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });

  test('HEAD of a page that is missing answers 404', async () => {
    expect((await read('/nothing', { method: 'HEAD' })).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is refused, and told what is allowed',
    async (method) => {
      for (const path of ['/', '/catalog', '/nothing', '/healthz']) {
        const { status, headers } = await read(path, { method });
        expect([path, status, headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD']);
      }
    },
  );
});

describe('a part of a file', () => {
  const picture = '/images/hero.jpg';
  const ask = (headers: Record<string, string>) => read(picture, { headers });

  test('is sent as it was asked for', async () => {
    const { status, headers, text } = await ask({ Range: 'bytes=2-8' });
    expect([status, text]).toEqual([206, 'picture']);
    expect(headers.get('Content-Range')).toBe('bytes 2-8/9');
    expect(headers.get('Content-Length')).toBe('7');
  });

  test('that lies beyond its end does not exist', async () => {
    const { status, headers, text } = await ask({ Range: 'bytes=9-' });
    expect([status, text, headers.get('Content-Range')]).toEqual([416, '', 'bytes */9']);
  });

  test('is the whole file if that has changed since the first part', async () => {
    const { headers } = await ask({});
    expect(headers.get('Accept-Ranges')).toBe('bytes');
    expect((await ask({ Range: 'bytes=0-1', 'If-Range': headers.get('ETag') ?? '' })).status).toBe(206);
    expect((await ask({ Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200);
  });

  test('is never one of a compressed page', async () => {
    const headers = { Range: 'bytes=0-1', 'Accept-Encoding': 'br' };
    expect((await read('/catalog', { headers })).status).toBe(200);
  });
});

describe('how long a browser may keep it', () => {
  test.each(hashedFiles)('%s for good, because its name changes with its content', async (file) => {
    const { status, headers, text } = await read(file);
    expect([status, text]).toEqual([200, file]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/catalog', '/images/hero.jpg'])('%s only until asked again', async (path) => {
    expect((await read(path)).headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });
});

describe('for those who keep the server', () => {
  test('/healthz says ok', async () => {
    expect(await read('/healthz')).toMatchObject({ status: 200, text: 'ok' });
  });

  test('every answer is one line of JSON in the log, without the query', async () => {
    log.length = 0;
    await read('/catalog?email=asha@mail.example');
    await read('/nothing', { method: 'HEAD' });
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'GET', path: '/catalog', status: 200, milliseconds: expect.any(Number) },
      { method: 'HEAD', path: '/nothing', status: 404 },
    ]);
    expect(log.join()).not.toContain('asha');
  });

  test.each(['/headers.json', '/_headers', '/catalog.html.br', '/index.html.gz'])('%s is not served', async (path) => {
    expect((await read(path)).status).toBe(404);
  });
});
