import { once } from 'node:events';
import { Agent, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createLimitedServer } from './connection-limits.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Listens; `connectTo()` opens a connection to it. */
async function listen(listener: RequestListener): Promise<() => Socket> {
  server = createLimitedServer({}, listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return () => connect(port, '127.0.0.1').on('error', () => {});
}

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a client that sends requests without waiting for answers is disconnected, and none but the first is handled', async () => {
  let handled = 0;
  const open = await listen((_request, response) => {
    handled += 1;
    setTimeout(() => response.end('ok'), 50);
  });
  const sockets = Array.from({ length: 20 }, open);
  for (const socket of sockets) socket.resume().write(get.repeat(2000));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  expect(handled).toBe(sockets.length);
});

test('a connection that waits for each answer is kept for thousands of requests, as a proxy does', async () => {
  await listen((_request, response) => response.end('ok'));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (let count = 0; count < 2000; count += 1) {
    const [response] = await once(request({ port, host: '127.0.0.1', agent }).end(), 'response');
    ports.add(response.socket.localPort);
    expect(await text(response)).toBe('ok');
  }
  agent.destroy();
  expect(ports.size).toBe(1);
});
