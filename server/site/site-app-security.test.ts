import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHeaders } from './headers.ts';
import { secret, temporarySite } from './site-fixture.ts';

const { app, dist, remove } = temporarySite();
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false });
beforeAll(() => (server.listening ? undefined : once(server, 'listening')));
afterAll(() => {
  server.close();
  remove();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends a path as it is written: `fetch` would tidy it up. */
function send(path: string, method = 'GET', sent: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers: sent }, async (response) =>
      resolve({ status: response.statusCode, headers: response.headers, text: await text(response) }),
    )
      .on('error', reject)
      .end();
  });
}

describe('a path that leads out of the site', () => {
  test.each([
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
  ])('%s finds no file', async (path) => {
    const answer = await send(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toContain('root:');
  });
});

describe('the headers', () => {
  test.each([
    ['a page', 200, '/', 'GET', {}],
    ['a picture', 200, '/images/hero.jpg', 'GET', {}],
    ['a page known already', 304, '/', 'GET', { 'If-None-Match': '*' }],
    ['a redirect', 308, '/catalog/', 'GET', {}],
    ['a malformed path', 400, '/%', 'GET', {}],
    ['a missing page', 404, '/nothing', 'HEAD', {}],
    ['a wrong method', 405, '/', 'POST', {}],
    ['the page for failures', 500, '/500', 'GET', {}],
    ['the health check', 200, '/healthz', 'GET', {}],
  ])('of security are on %s (%i)', async (_what, status, path, method, sent) => {
    const answer = await send(path, method, sent);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(lowerCase(siteHeaders));
  });

  test('of a page are these and no others: none names what the server runs on', async () => {
    const answer = await send('/', 'GET', { 'Accept-Encoding': 'br', Connection: 'close' });
    const expected = [
      ...Object.keys(lowerCase(siteHeaders)),
      ...['cache-control', 'connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag', 'vary'],
    ];
    expect(Object.keys(answer.headers).sort()).toEqual(expected.sort());
  });
});

function lowerCase(named: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name.toLowerCase(), value]));
}

test('a picture that has gone since the start answers 404, with nothing of the file that could be kept', async () => {
  const gone = '/images/hero.jpg';
  rmSync(join(dist, gone));
  const answer = await send(gone);
  expect([answer.status, answer.text]).toEqual([404, '<p>404.html</p>']);
  expect(answer.headers).toMatchObject(lowerCase(siteHeaders));
  expect(answer.headers['cache-control']).not.toContain('immutable');
});
