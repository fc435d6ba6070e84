import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { localisePath, routes, splitPath } from '../../src/i18n/routes.ts';
import { cacheControl } from './headers.ts';

/** Pictures stay on the disk, because those of hundreds of watches would fill the memory. The rest is a few megabytes. */
const pictures = /\.(avif|webp|jpe?g|png)$/;

/** Pages by the name of their file, error pages, compressed copies, and what the build writes for servers. */
const notServed = /\.(html|br|gz)$|\/(404|server\.json|_headers|_redirects)$/;

/**
 * Serves the built site: clean URLs, compressed copies, validators, and the not-found page of the language or the catalogue.
 * It answers every path and method, so routes of other apps must be added before it.
 *
 * @param dist the folder of the built site. Another build may replace it while the server runs: the server keeps serving the
 *   first build, except pictures that the other build lacks
 */
export function createSiteApp(dist: string): Hono {
  const files = listFiles(dist);
  const options = describeFiles(dist, files);

  async function sendErrorPage(c: Context, status: 404 | 500): Promise<Response> {
    c.status(status);
    const { locale, path } = splitPath(c.req.path);
    const fileIn = (language: Locale) => fileOf(localisePath(language, errorPageOf(path, status)));
    // English for the URLs of a language that the site no longer has.
    const file = files.has(fileIn(locale)) ? fileIn(locale) : fileIn(defaultLocale);
    const send = serveStatic({ ...options, path: file });
    // It calls `next` for a file that is missing: without an answer, the page is `undefined`.
    const page = await send(c, async () => {}).catch(() => undefined);
    return page ?? new Response(status === 500 ? 'Internal Server Error' : 'Not Found', { status });
  }

  const app = new Hono();
  app.use(etag());
  app.get('/healthz', (c) => c.text('ok'));
  app.get('*', (c, next) => {
    const { path } = c.req;
    const page = cleanPath(path);
    if (page !== path && !page.endsWith('/404') && files.has(fileOf(page)))
      return Promise.resolve(c.redirect(page + new URL(c.req.url).search, 308));
    return notServed.test(path) ? sendErrorPage(c, 404) : next();
  });
  app.get('*', serveStatic(options));
  app.get('*', (c) => sendErrorPage(c, 404));
  app.all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    console.error(error);
    return sendErrorPage(c, 500);
  });
  return app;
}

/** The files of the site by their path on it, such as `/de/catalog.html`. */
function listFiles(dist: string): Set<string> {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(files.map((file) => file.slice(dist.length).replaceAll('\\', '/')));
}

/** Options of `serveStatic`: which files exist, and their headers. */
function describeFiles(dist: string, files: Set<string>) {
  const texts = new Map(
    [...files].filter((file) => !pictures.test(file)).map((file) => [file, withTag(readFileSync(join(dist, file)))]),
  );
  return {
    root: '/',
    join: posix.join,
    rewriteRequestPath: fileOf,
    precompressed: true,
    getContent: async (file: string, c: Context) => {
      // Only listed files are served, so no path leads out of the folder.
      if (!files.has(file)) return null;
      const content = texts.get(file) ?? (await readFile(join(dist, file)).then(withTag, () => null));
      if (!content) return null;
      c.header('ETag', content.tag);
      c.header('Content-Length', String(content.bytes.length));
      return content.bytes;
    },
    onFound: (file: string, c: Context) => {
      c.header('Cache-Control', cacheControl(file));
      if (files.has(`${file}.br`)) c.header('Vary', 'Accept-Encoding');
    },
  };
}

function withTag(bytes: Buffer<ArrayBuffer>) {
  return { bytes, tag: `"${hash('sha256', bytes, 'base64url')}"` };
}

/** The file of a page or of any other path: `/catalog` is `/catalog.html`. */
function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return extname(path) ? path : `${path}.html`;
}

/** The one URL of a page, which `/catalog/`, `/catalog.html` and `/catalog/index.html` are redirected to. */
function cleanPath(path: string): string {
  const [, page] = /^((?:\/[\w-]+)*?)(?:\/index)?(?:\.html|\/*)$/.exec(path) ?? [];
  return page === '' ? '/' : (page ?? path);
}

/** A path directly in the catalogue is taken for a watch; a path below a watch is like any other that does not exist. */
function errorPageOf(path: string, status: 404 | 500): string {
  if (status === 500) return routes.serverError;
  return /^\/catalog\/[^/]+\/?$/.test(path) ? routes.watchNotFound : routes.notFound;
}
