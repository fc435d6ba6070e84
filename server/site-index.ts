import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cacheControl } from './headers.ts';

/** By file ending. */
export const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** An encoding in which a file is at hand; `identity` is the file itself. */
export type Encoding = 'br' | 'gzip' | 'identity';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** A file of the site, ready to be answered with. */
export interface SiteFile {
  /** Where it lies, without the suffix of its encoding. */
  file: string;
  type: string;
  cache: string;
  /** Strong validators, one for each encoding that is at hand. */
  etags: Partial<Record<Encoding, string>>;
}

/** Files that tell hosts how to serve the site, and are not part of it. */
export const unserved = /\.(br|gz)$|^\/(headers\.json|_headers|_redirects)$/;

/**
 * Every address of the built site and what answers it. Only what is listed here can ever be served, so no
 * address, however written, leads out of the folder.
 *
 * @param dist the folder of the built site
 * @returns by path: a page without `.html`, every other file under its own name
 */
export function indexSite(dist: string): Map<string, SiteFile> {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'))
    .filter((path) => !unserved.test(path));
  return new Map(names.map((path) => [pageAddress(path), describeFile(join(dist, path), path)]));
}

/** The file of an address in the encoding asked for. */
export function encodedFile({ file }: SiteFile, encoding: Encoding): string {
  return file + suffixes[encoding];
}

function pageAddress(path: string): string {
  return path === '/index.html' ? '/' : path.replace(/\.html$/, '');
}

function describeFile(file: string, path: string): SiteFile {
  const etags: SiteFile['etags'] = {};
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const encoded = file + suffixes[encoding];
    if (!existsSync(encoded)) continue;
    etags[encoding] = `"${createHash('sha256').update(readFileSync(encoded)).digest('base64url').slice(0, 22)}"`;
  }
  return { file, type: contentTypes[extname(file)] ?? 'application/octet-stream', cache: cacheControl(path), etags };
}
