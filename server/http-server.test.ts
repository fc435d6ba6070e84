import { once } from 'node:events';
import { Agent, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { siteHeaders } from './site/headers.ts';

let limited: ReturnType<typeof createHttpServer>;
let logged: string[];
beforeEach(() => {
  logged = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  limited.server.closeAllConnections();
  limited.server.close();
});

const portOf = () => (limited.server.address() as AddressInfo).port;

/** Listens; `connectTo()` opens a connection to it. */
async function listen(listener: RequestListener): Promise<() => Socket> {
  limited = createHttpServer(listener, (line) => logged.push(line));
  await once(limited.server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf();
  return () => connect(port, '127.0.0.1').on('error', () => {});
}

/** Resolves when the server has closed the connection. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => (socket.closed ? resolve() : socket.resume().once('close', () => resolve())));
}

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n';

describe('a client', () => {
  test('that sends requests without waiting for answers is disconnected, and none but the first is handled', async () => {
    let handled = 0;
    const open = await listen((_request, response) => {
      handled += 1;
      setImmediate(() => setImmediate(() => response.end('ok')));
    });
    const sockets = Array.from({ length: 3 }, open);
    for (const socket of sockets) socket.resume().write(get.repeat(2000));
    await Promise.all(sockets.map(closed));
    expect(handled).toBe(sockets.length);
  });

  test('that waits for each answer is kept for a thousand requests, as a proxy is', async () => {
    await listen((_request, response) => response.end('ok'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let count = 0; count < 1000; count += 1) {
      const [response] = await once(request({ port: portOf(), host: '127.0.0.1', agent }).end(), 'response');
      ports.add(response.socket.localPort);
      expect(await text(response)).toBe('ok');
    }
    agent.destroy();
    expect(ports.size).toBe(1);
  });

  test('that still sends after its answer is disconnected', async () => {
    const open = await listen((_request, response) => response.end('ok'));
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n');
    const drip = setInterval(() => socket.write('x'), 100);
    expect(await text(socket)).toContain('200 OK');
    clearInterval(drip);
  });

  test('that does not read its answer is disconnected', async () => {
    const open = await listen((_request, response) => response.end(Buffer.alloc(50_000_000)));
    limited.server.timeout = 50;
    const socket = open().pause();
    socket.write(get);
    const [accepted] = await once(limited.server, 'connection');
    await once(accepted, 'close');
  });

  test('whose form brings no byte is disconnected, but not while the form is mailed', async () => {
    const { promise: mailed, resolve: mail } = Promise.withResolvers<void>();
    const open = await listen((_request, response) => mailed.then(() => response.end('ok')));
    expect(limited.server.timeout).toBe(30_000);
    limited.server.timeout = 50;
    const [upload, form] = [open(), open()];
    upload.write(post);
    form.write(`${post}x`);
    await closed(upload);
    mail();
    expect(String((await once(form, 'data'))[0])).toContain('200 OK');
  });

  test('whose form has arrived is answered, whatever it sends after it', async () => {
    const { promise: mailed, resolve: mail } = Promise.withResolvers<void>();
    const open = await listen((_request, response) => mailed.then(() => response.writeHead(202).end('ok')));
    const socket = open();
    socket.write(`${post.replace('\r\n', '\r\nConnection: close\r\n')}x${get}`);
    await once(limited.server, 'clientError');
    mail();
    expect(await text(socket)).toMatch(/^HTTP\/1.1 202 .+ok/s);
  });

  test('beyond the most connections is refused', async () => {
    const open = await listen((_request, response) => response.end('ok'));
    expect(limited.server.maxConnections).toBe(1000);
    limited.server.maxConnections = 1;
    await once(open(), 'connect');
    await Promise.all([once(limited.server, 'drop'), closed(open())]);
  });
});

describe('the log', () => {
  test.each([
    ['a page', 'GET', '/catalog', '?email=asha@mail.example'],
    ['no body', 'HEAD', '/nothing', ''],
  ])('has a line for an answer with %s, without the query', async (_what, method, path, query) => {
    const open = await listen((_request, response) => response.writeHead(404).end());
    const socket = open();
    socket.write(`${method} ${path}${query} HTTP/1.1\r\nConnection: close\r\n\r\n`);
    await text(socket);
    const line = { time: expect.any(String), method, path, status: 404, milliseconds: expect.any(Number) };
    expect(logged.map((each) => JSON.parse(each))).toEqual([line]);
  });

  test.each([
    [400, 'HPE_INVALID_METHOD', 'NONSENSE\r\n\r\n'],
    [431, 'HPE_HEADER_OVERFLOW', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(9000)}\r\n\r\n`],
  ])('has a line for a request that Node refuses with %i', async (status, reason, bytes) => {
    const open = await listen(() => {});
    const socket = open();
    socket.write(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .+\r\n[^]+\r\nConnection: close\r\n\r\n$`));
    for (const [name, value] of Object.entries(siteHeaders)) expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    expect(logged.map((line) => JSON.parse(line))).toEqual([{ time: expect.any(String), status, reason }]);
  });

  test('has a line for a request whose headers take too long', async () => {
    const open = await listen(() => {});
    expect(limited.server.headersTimeout).toBe(10_000);
    limited.server.headersTimeout = 1;
    const socket = open();
    socket.write('GET / HTTP/1.1\r\n');
    expect(await text(socket)).toContain('408 Request Timeout');
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ status: 408, reason: 'ERR_HTTP_REQUEST_TIMEOUT' });
  });
});

test('a server that stops waits for a form that has arrived, and for nothing else longer than five seconds', async () => {
  const { promise: mailed, resolve: mail } = Promise.withResolvers<void>();
  let handled = 0;
  const open = await listen((_request, response) => {
    handled += 1;
    return mailed.then(() => response.end('ok'));
  });
  // So that no silence ends them.
  limited.server.timeout = 0;
  const sockets = { nothing: open(), page: open(), upload: open(), form: open() };
  sockets.page.write(get);
  sockets.upload.write(post);
  sockets.form.write(`${post}x`);
  await expect.poll(() => handled).toBe(3);
  const end = once(limited.server, 'close');
  limited.stop();
  vi.advanceTimersByTime(4_900);
  expect(sockets.upload.closed).toBe(false);
  vi.advanceTimersByTime(200);
  await Promise.all([closed(sockets.nothing), closed(sockets.page), closed(sockets.upload)]);
  mail();
  expect(await text(sockets.form)).toContain('200 OK');
  await end;
});
