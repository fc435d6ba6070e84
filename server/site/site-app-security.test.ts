import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '../http-server.ts';
import { siteHeaders } from './headers.ts';
import { temporarySite } from './site-fixture.ts';

const { app, dist, remove } = temporarySite();
const { server } = createHttpServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }), () => {});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
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

describe('the headers', () => {
  test.each([
    ['a page', 200, '/', 'GET', {}],
    ['a picture', 200, '/images/hero.jpg', 'GET', {}],
    ['a page known already', 304, '/', 'GET', { 'If-None-Match': '*' }],
    ['a redirect', 308, '/catalog/', 'GET', {}],
    ['a malformed path', 404, '/%', 'GET', {}],
    ['a missing page', 404, '/nothing', 'HEAD', {}],
    ['a wrong method', 405, '/', 'POST', {}],
    ['an unknown expectation', 200, '/', 'GET', { Expect: 'x' }],
    ['a damaged host', 400, '/', 'GET', { Host: '%' }],
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
