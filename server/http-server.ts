import { createServer, type RequestListener, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_UPLOAD_MS } from '../src/contract/inquiries.ts';
import { siteHeaders } from './site/headers.ts';

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
  /** The listener answers 400 itself. */
  requireHostHeader: false,
};

/** A shop with a proxy needs about a hundred. */
const MAX_CONNECTIONS = 1000;

/** How long a client may neither send nor read a byte. */
const MAX_SILENCE_MS = 30_000;

/** How long a server that stops waits for anything but a form that has arrived. */
const STOP_GRACE_MS = 5_000;

/** The answers to requests that Node refuses to read, by its codes. To all others it is 400. */
const refusals: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * A server that accepts a bounded number of connections, and one request at a time on each. Browsers and proxies wait for the
 * answer. Otherwise Node would keep thousands of requests and answers for a client that reads nothing. Every answer has the
 * site's headers.
 *
 * @param log takes a line of JSON for each answer, without the query, which may contain a visitor's words
 * @returns also `stop`: no more connections are accepted, and only forms that have arrived are waited for
 */
export function createHttpServer(listener: RequestListener, log: (line: string) => void) {
  const sockets = new Set<Socket>();
  /** By connection, the response that it waits for. */
  const responses = new WeakMap<Socket, ServerResponse>();
  const logAnswer = (answer: object) => log(JSON.stringify({ time: new Date().toISOString(), ...answer }));

  /** Whether a form has arrived, and waits for the mail server. */
  const isFormWaiting = (socket: Socket) => {
    const request = responses.get(socket)?.req;
    return request?.method === 'POST' && request.complete;
  };

  const answer: RequestListener = (request, response) => {
    const { socket, method, url = '' } = request;
    if (responses.has(socket)) return socket.destroy();
    responses.set(socket, response);
    response.setHeaders(new Map(Object.entries(siteHeaders)));
    const start = performance.now();
    response.once('finish', () => {
      responses.delete(socket);
      const [path] = url.split('?', 1);
      const milliseconds = Math.round(performance.now() - start);
      logAnswer({ method, path, status: response.statusCode, milliseconds });
      // A client that is answered and still sends would keep its connection for as long as an upload may take.
      if (!request.complete || !server.listening) socket.destroySoon();
    });
    return listener(request, response);
  };

  const server = createServer(limits, answer);
  // Otherwise Node answers 417 itself.
  server.on('checkExpectation', answer);
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.setTimeout(MAX_SILENCE_MS, (socket) => isFormWaiting(socket) || socket.destroy());
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    const response = responses.get(socket);
    // A request that has arrived is answered, whatever is sent after it.
    if (response?.req.complete) {
      response.shouldKeepAlive = false;
      return;
    }
    if (!socket.writable || response?.headersSent) return socket.destroy();
    const status = refusals[code] ?? 400;
    logAnswer({ status, reason: code });
    const headers = Object.entries({ ...siteHeaders, Connection: 'close' }).map((header) => header.join(': '));
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', ''].join('\r\n'));
    return socket.destroySoon();
  });

  const stop = () => {
    server.close();
    setTimeout(() => {
      for (const socket of sockets) if (!isFormWaiting(socket)) socket.destroy();
    }, STOP_GRACE_MS);
  };
  return { server, stop };
}
