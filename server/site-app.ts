import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { parseRange } from './byte-range.ts';
import { type Encoding, encodedFile, type SiteFile } from './site-index.ts';

interface SiteAppOptions {
  /** Every address, from `indexSite`. */
  files: Map<string, SiteFile>;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Called with one line for each answer. */
  log?: (line: string) => void;
}

/** Serves the built site: clean addresses, precompressed files, validators, not-found pages near the address missed. */
export function createSiteApp({ files, headers, log }: SiteAppOptions): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const { method, path } = c.req;
    const milliseconds = Math.round(performance.now() - start);
    log?.(JSON.stringify({ time: new Date().toISOString(), method, path, status: c.res.status, milliseconds }));
  });

  app.get('/healthz', (c) => c.text('ok'));
  app.get('*', (c) => answer(c, files));
  app.all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError(async (error, c) => {
    console.error(error);
    const page = nearestErrorPage(files, c.req.path, '500');
    // The page itself may be what can't be read.
    return (await (page && send(c, page, 500).catch(() => undefined))) ?? c.text('Internal Server Error', 500);
  });
  return app;
}

async function answer(c: Context, files: Map<string, SiteFile>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A link cut off in the middle of an escape: the visitor is helped on as after any other wrong address.
    return sendNotFound(c, files, pathname, 400);
  }
  const found = files.get(path);
  if (found && !/(^|\/)404$/.test(path)) return send(c, found, /\/500$/.test(path) ? 500 : 200);
  const clean = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  if (clean !== path && files.has(clean)) return c.redirect(clean + search, 308);
  return sendNotFound(c, files, path, 404);
}

function sendNotFound(
  c: Context,
  files: Map<string, SiteFile>,
  path: string,
  status: 400 | 404,
): Response | Promise<Response> {
  const page = nearestErrorPage(files, path, '404');
  return page ? send(c, page, status) : c.text(status === 400 ? 'Bad Request' : 'Not Found', status);
}

/** The error page of the address's own folder, or of the nearest folder above: it speaks the address's language. */
function nearestErrorPage(files: Map<string, SiteFile>, path: string, name: '404' | '500'): SiteFile | undefined {
  const folders = path.split('/').slice(0, -1);
  for (; folders.length > 0; folders.pop()) {
    const page = files.get(`${folders.join('/')}/${name}`);
    if (page) return page;
  }
  return undefined;
}

async function send(c: Context, file: SiteFile, status: 200 | 400 | 404 | 500): Promise<Response> {
  const encoding = chooseEncoding(c, file);
  const etag = file.etags[encoding] ?? '';
  const unchanged = status === 200 && matches(c.req.header('If-None-Match'), etag);
  // Read before any header is set: if it fails, the error must not go out under the file's type, encoding and lifetime.
  const content = unchanged ? null : new Uint8Array(await readFile(encodedFile(file, encoding)));
  c.header('Content-Type', file.type);
  c.header('Cache-Control', file.cache);
  c.header('ETag', etag);
  if (Object.keys(file.etags).length > 1) c.header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  if (!content) return c.body(null, 304);
  const mayBePart = c.req.method === 'GET' && status === 200 && encoding === 'identity';
  return mayBePart ? sendPart(c, content, etag) : sendWhole(c, content, status);
}

function sendWhole(c: Context, content: Uint8Array<ArrayBuffer>, status: 200 | 206 | 400 | 404 | 500): Response {
  c.header('Content-Length', String(content.length));
  return c.body(content, status);
}

/** The part that is asked for, or all of it. A compressed copy has no parts: its bytes mean nothing by themselves. */
function sendPart(c: Context, content: Uint8Array<ArrayBuffer>, etag: string): Response {
  c.header('Accept-Ranges', 'bytes');
  const isOutdated = ![undefined, etag].includes(c.req.header('If-Range'));
  const range = isOutdated ? undefined : parseRange(c.req.header('Range'), content.length);
  if (!range) return sendWhole(c, content, 200);
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${content.length}`);
    return c.body(null, 416);
  }
  c.header('Content-Range', `bytes ${range.start}-${range.end}/${content.length}`);
  return sendWhole(c, content.subarray(range.start, range.end + 1), 206);
}

/** The smallest first; what a browser lists first means nothing. */
const preferred: Encoding[] = ['br', 'gzip'];

function chooseEncoding(c: Context, { etags }: SiteFile): Encoding {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: preferred,
    default: 'identity',
    match: (accepted) => {
      const isAccepted = (encoding: Encoding) => accepted.some(({ type, q }) => type === encoding && q > 0);
      return preferred.find((encoding) => etags[encoding] && isAccepted(encoding)) ?? 'identity';
    },
  }) as Encoding;
}

/** RFC 9110, section 13.1.2: a list of validators or `*`; weak ones compare as if they were strong. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')));
}
