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

/** What the server answers to a client that sends this text and then waits, until the server closes the connection. */
async function sayAndWait(text: string, limits: object): Promise<string> {
  const server = serve({
    fetch: app.fetch,
    port: 0,
    overrideGlobalObjects: false,
    serverOptions: { ...connectionLimits, ...limits },
  });
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

test('a client that never ends its headers is disconnected', async () => {
  const quick = { headersTimeout: 500, requestTimeout: 500, connectionsCheckingInterval: 50 };
  expect(await sayAndWait('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', quick)).toMatch(/^HTTP\/1\.1 408 /);
});

test('headers that are too long are refused', async () => {
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(connectionLimits.maxHeaderSize)}\r\n\r\n`;
  expect(await sayAndWait(long, {})).toMatch(/^HTTP\/1\.1 431 /);
});

test('an idle connection is closed', async () => {
  const answer = await sayAndWait('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', { keepAliveTimeout: 50 });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
