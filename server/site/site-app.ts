import { type Context, Hono } from 'hono';
import { localisePath, splitPath } from '../../src/i18n/routes.ts';
import { createFileCache, type ReadFile } from './file-cache.ts';
import { sendFile } from './send-file.ts';
import type { SiteFile } from './site-index.ts';

interface SiteAppOptions {
  /** By path, from `indexSite`. */
  files: Map<string, SiteFile>;
  /** Headers of every answer. */
  headers: Record<string, string>;
}

interface Site extends SiteAppOptions {
  read: ReadFile;
}

/**
 * Serves the built site: clean URLs, compressed copies, validators, the not-found page of the folder or the
 * language. It answers every path and method, so routes of other apps must be added before it.
 */
export function createSiteApp(options: SiteAppOptions): Hono {
  const site = { ...options, read: createFileCache() };
  const app = new Hono();
  app.get('/healthz', () => sendText(site, 'ok', 200));
  app.get('*', (c) => answer(c, site));
  app.all('*', () => sendText(site, 'Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError(async (error, c) => {
    console.error(error);
    const page = nearestErrorPage(site, c.req.path, '500');
    // The page itself may be what can't be read.
    const answered = page && (await sendFile(c, page, 500, site.read).catch(() => undefined));
    return answered ?? sendText(site, 'Internal Server Error', 500);
  });
  return app;
}

async function answer(c: Context, site: Site): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A link that was cut off in the middle of an escape.
    return sendNotFound(c, site, pathname, 400);
  }
  const file = site.files.get(path);
  // The page for failures can be looked at; a not-found page has no URL of its own.
  if (file && !path.endsWith('/404')) return sendFile(c, file, path.endsWith('/500') ? 500 : 200, site.read);
  const clean = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  if (clean !== path && site.files.has(clean) && !/\/(404|500)$/.test(clean))
    return sendText(site, '', 308, { Location: encodeURI(clean) + search });
  return sendNotFound(c, site, path, 404);
}

async function sendNotFound(c: Context, site: Site, path: string, status: 400 | 404): Promise<Response> {
  const page = nearestErrorPage(site, path, '404');
  return page ? sendFile(c, page, status, site.read) : sendText(site, 'Not Found', status);
}

/**
 * The error page of the path's own folder, otherwise that of its language. So only a path directly in the catalogue is
 * taken for a watch; a path below a watch is like any other that does not exist.
 */
function nearestErrorPage({ files }: Site, path: string, name: '404' | '500'): SiteFile | undefined {
  const folder = path.replace(/\/+$/, '').replace(/\/[^/]*$/, '');
  const { locale } = splitPath(path);
  const paths = [...(folder ? [`${folder}/${name}`] : []), localisePath(locale, `/${name}`), `/${name}`];
  return files.get(paths.find((candidate) => files.has(candidate)) ?? '');
}

function sendText({ headers }: Site, text: string, status: number, more: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', ...more } });
}
