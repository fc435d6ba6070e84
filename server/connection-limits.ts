import type { ServerOptions } from 'node:http';

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
