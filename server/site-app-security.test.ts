import { rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { securityHeaders } from './headers.ts';
import { headers, secret, temporarySite } from './site-fixture.ts';

const { app, dist, remove } = temporarySite();
afterAll(remove);

const attempts = [
  '/../secret.txt',
  '/../../../../../../etc/passwd',
  '/./../secret.txt',
  '/catalog/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%25252e%25252e/secret.txt',
  '/..%5csecret.txt',
  '/..%5C..%5Csecret.txt',
  '/..\\secret.txt',
  '/....//secret.txt',
  '/..;/secret.txt',
  '/..%00/secret.txt',
  '/catalog%00.html',
  '/secret.txt%00.html',
  '/%c0%ae%c0%ae/secret.txt',
  '//etc/passwd',
  '/images/..%2f..%2fsecret.txt',
  '/.git/config',
  '/constructor',
  '/__proto__',
];

describe('an address that wants out of the site', () => {
  test.each(attempts)('%s finds no file', async (path) => {
    const response = await app.request(new Request(`http://localhost${path}`));
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toContain(secret);
  });

  describe('sent as it is, without a browser that tidies it up', () => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    beforeAll(() => (server.listening ? undefined : new Promise((resolve) => server.once('listening', resolve))));
    afterAll(() => server.close());

    function send(path: string): Promise<{ status: number | undefined; text: string }> {
      const { port } = server.address() as AddressInfo;
      return new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }));
        })
          .on('error', reject)
          .end();
      });
    }

    test('a page is answered, so that what follows means something', async () => {
      expect(await send('/catalog')).toEqual({ status: 200, text: '<p>catalog.html</p>' });
    });

    test.each(attempts)('%s finds no file', async (path) => {
      const { status, text } = await send(path);
      expect([400, 404]).toContain(status);
      expect(text).not.toContain(secret);
      expect(text).not.toContain('root:');
    });
  });
});

describe('a malformed address', () => {
  test.each([
    ['/%', '404.html'],
    ['/%zz', '404.html'],
    ['/catalog/%E0%A4%A', 'catalog/404.html'],
    ['/de/%ff', 'de/404.html'],
  ])('%s is a bad request, answered with a page that helps on', async (path, page) => {
    const response = await app.request(new Request(`http://localhost${path}`));
    expect([response.status, await response.text()]).toEqual([400, `<p>${page}</p>`]);
  });
});

describe('the security headers', () => {
  test.each([
    ['a page', 200, '/', {}],
    ['a picture', 200, '/images/hero.jpg', {}],
    ['a page known already', 304, '/', { headers: { 'If-None-Match': '*' } }],
    ['a redirect', 308, '/catalog/', {}],
    ['a bad request', 400, '/%', {}],
    ['a missing page', 404, '/nothing', {}],
    ['a wrong method', 405, '/', { method: 'POST' }],
    ['the page for failures', 500, '/500', {}],
    ['the health check', 200, '/healthz', {}],
  ])('are on %s (%i)', async (_what, status, path, init) => {
    const response = await app.request(new Request(`http://localhost${path}`, init));
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name)).toBe(value);
  });

  test('forbid what the site does not need', () => {
    const policy = headers['Content-Security-Policy']?.split('; ') ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy.join()).not.toMatch(/unsafe|\*|http:/);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  test('allow the Trusted Types policies of the pages, and no others', () => {
    const { 'Content-Security-Policy': policy } = securityHeaders({
      scripts: [],
      styles: [],
      trustedTypes: ['plates'],
    });
    expect(policy?.split('; ')).toContain('trusted-types plates');
  });
});

describe('a file that has gone since the server started', () => {
  test('answers 500 with the security headers, and nothing of the file that could be kept or decoded', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const gone = '/catalog/rolex-submariner-1967';
    for (const suffix of ['.html', '.html.br']) rmSync(join(dist, gone + suffix));
    for (const suffix of ['.br', '.gz']) rmSync(join(dist, `500.html${suffix}`));
    const response = await app.request(gone, { headers: { 'Accept-Encoding': 'br' } });
    expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error']);
    for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name)).toBe(value);
    expect(response.headers.get('Content-Encoding')).toBeNull();
    const plain = await app.request(gone);
    expect([plain.status, await plain.text()]).toEqual([500, '<p>500.html</p>']);
    expect(plain.headers.get('Cache-Control')).not.toContain('immutable');
    expect(complain).toHaveBeenCalledTimes(2);
  });
});
