import type { ServerOptions } from 'node:http';

/**
 * What a client may take of the server: a request is a few headers, and whoever needs longer than this to send
 * them is not a browser. Milliseconds and bytes: https://nodejs.org/api/http.html
 */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  /** How often connections are looked at for the above. */
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 8_192,
} satisfies ServerOptions;

/** Where photographs are uploaded; how long each body may take, the routes that read it decide. */
export const connectionLimitsForUploads = { ...connectionLimits, requestTimeout: 300_000 } satisfies ServerOptions;
