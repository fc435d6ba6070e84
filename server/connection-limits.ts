import { createServer, type RequestListener, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_UPLOAD_MS } from '../src/contract/inquiries.ts';

/**
 * Time and bytes for a client to send a request. Browsers need far less. Milliseconds and bytes:
 * https://nodejs.org/api/http.html
 */
const limits: ServerOptions = {
  headersTimeout: 10_000,
  /** Photographs: 17 MB, or the 4 MB that a browser makes of them at 7 kB/s. */
  requestTimeout: MAX_UPLOAD_MS,
  keepAliveTimeout: 5_000,
  /** How often the limits above are checked. */
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 8_192,
};

/** A shop with a proxy needs about a hundred. */
const MAX_CONNECTIONS = 1000;

/** Time for a client to read an answer: a large picture on a slow phone. */
const MAX_ANSWER_MS = 120_000;

/** How long a server that stops waits for anything but a form that has arrived. */
const STOP_GRACE_MS = 5_000;

/** The answers to requests that Node refuses to read, by its codes. To all others it is 400. */
const refusals: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * A server that accepts a bounded number of connections, and one request at a time on each. Browsers and proxies wait for the
 * answer. Otherwise Node would keep thousands of requests and answers for a client that reads nothing.
 *
 * @param log takes a line about connections and requests that are refused before the listener
 * @returns also `stop`: no more connections are accepted, and only forms that have arrived are waited for
 */
export function createLimitedServer(listener: RequestListener, log: (line: string) => void) {
  const sockets = new Set<Socket>();
  /** By connection, the response that it waits for. */
  const responses = new WeakMap<Socket, ServerResponse>();

  const server = createServer(limits, (request, response) => {
    const { socket } = request;
    if (responses.has(socket)) return socket.destroy();
    responses.set(socket, response);
    response.once('finish', () => {
      responses.delete(socket);
      // A client that is answered and still sends would keep its connection for as long as an upload may take.
      if (!request.complete || !server.listening) socket.destroySoon();
    });
    // Not for forms: those take as long as upload and email, and their answer is short.
    const timer = request.method === 'POST' ? undefined : setTimeout(() => socket.destroy(), MAX_ANSWER_MS);
    response.once('close', () => clearTimeout(timer));
    return listener(request, response);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let saidAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    if (performance.now() - saidAt < 60_000) return;
    saidAt = performance.now();
    log(`connections are refused: ${MAX_CONNECTIONS} are open`);
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || responses.get(socket)?.headersSent) return socket.destroy();
    const status = refusals[code] ?? 400;
    log(JSON.stringify({ time: new Date().toISOString(), status, reason: code }));
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
    return socket.destroySoon();
  });

  const stop = () => {
    server.close();
    setTimeout(() => {
      for (const socket of sockets) {
        const form = responses.get(socket)?.req;
        if (form?.method !== 'POST' || !form.complete) socket.destroy();
      }
    }, STOP_GRACE_MS);
  };
  return { server, stop };
}
