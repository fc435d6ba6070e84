import type { MiddlewareHandler } from 'hono';

/**
 * Logs every response as one line of JSON: time, method, path, status, milliseconds. It leaves out the query, which may contain
 * a visitor's words.
 *
 * @param write takes one line, without its end
 */
export function requestLog(write: (line: string) => void): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const milliseconds = Math.round(performance.now() - start);
    write(JSON.stringify({ time: new Date().toISOString(), method, path, status: c.res.status, milliseconds }));
  };
}
