import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_UPLOAD_MS } from '../src/inquiries/contract.ts';

/**
 * Time and bytes for a client to send a request. Browsers need far less. Milliseconds and bytes:
 * https://nodejs.org/api/http.html
 */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  /** How often the limits above are checked. */
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 8_192,
} satisfies ServerOptions;

/** Where photographs are uploaded: 17 MB in ten minutes, or the 4 MB that a browser makes of them at 7 kB/s. */
export const connectionLimitsForUploads = {
  ...connectionLimits,
  requestTimeout: MAX_UPLOAD_MS,
} satisfies ServerOptions;

/** A shop with a proxy needs about a hundred. */
const MAX_CONNECTIONS = 1000;

/** A server that accepts a bounded number of connections, and one request at a time on each. */
export function createLimitedServer(limits: ServerOptions, listener: RequestListener): Server {
  const server = createServer(limits, oneAtATime(listener));
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/**
 * Closes a connection that sends a request before the last one is answered. Browsers and proxies wait for the answer. Otherwise
 * Node would keep thousands of requests and answers for a client that reads nothing.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  const busy = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    if (busy.has(socket)) return socket.destroy();
    busy.add(socket);
    response.once('finish', () => busy.delete(socket));
    return listener(request, response);
  };
}
