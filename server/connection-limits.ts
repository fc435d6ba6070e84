import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/**
 * What a client may take of the server: a request is a few headers, and a client that needs longer than this to send them is not
 * a browser. Milliseconds and bytes: https://nodejs.org/api/http.html
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
export const connectionLimitsForUploads = { ...connectionLimits, requestTimeout: 10 * 60_000 } satisfies ServerOptions;

/** A shop's visitors and its proxy need a hundred. */
const MAX_CONNECTIONS = 1000;

/** A server that accepts a bounded number of connections, and one request at a time on each. */
export function createLimitedServer(limits: ServerOptions, listener: RequestListener): Server {
  const server = createServer(limits, oneAtATime(listener));
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/**
 * Closes a connection that sends a request before the last one is answered. Browsers and proxies wait for the answer. Node would
 * hold thousands of requests of a client that reads no answer, and their answers.
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
