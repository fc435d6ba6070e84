import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { temporarySite } from './site-fixture.ts';

const { app, remove } = temporarySite();
const servers: ServerType[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  remove();
});

/** What the server says to a client that sends this and then waits, until it hangs up. */
async function sayAndWait(text: string, limits: object): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, serverOptions: { ...connectionLimits, ...limits } });
  servers.push(server);
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(text);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  await once(socket, 'close');
  return answer;
}

test('a client that never comes to the end of its headers is sent away', async () => {
  const quick = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
  expect(await sayAndWait('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', quick)).toMatch(/^HTTP\/1\.1 408 /);
});

test('headers without end are refused', async () => {
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(connectionLimits.maxHeaderSize)}\r\n\r\n`;
  expect(await sayAndWait(long, {})).toMatch(/^HTTP\/1\.1 431 /);
});

test('a connection on which nothing more is asked is closed', async () => {
  const answer = await sayAndWait('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', { keepAliveTimeout: 50 });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('no answer names what the server runs on', async () => {
  const { headers } = await app.request('/');
  expect([headers.get('Server'), headers.get('X-Powered-By')]).toEqual([null, null]);
});
