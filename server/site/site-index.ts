import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { editorFolder, editorPolicy, headersOfPath } from './headers.ts';

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

/** Of files whose ending tells too little, by name. */
export const contentTypesByName: Record<string, string> = {
  'feed.xml': 'application/atom+xml; charset=utf-8',
};

export type Encoding = 'br' | 'gzip' | 'identity';

const suffixes: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** A file in one encoding. */
export interface Representation {
  encoding: Encoding;
  /** Where it lies on the disk. */
  file: string;
  /** A strong validator. */
  etag: string;
  /** All headers of an answer but its length. */
  headers: Record<string, string>;
}

/** A file of the site in the encodings that the build wrote; `identity` is the file itself. */
export interface SiteFile extends Partial<Record<Encoding, Representation>> {
  identity: Representation;
}

/** Paths of files that are not part of the site: compressed copies, and what tells hosts how to serve it. */
export const internalFiles = /\.(br|gz)$|^\/(server\.json|_headers|_redirects)$/;

/**
 * Every URL path of the built site and its file. Only what is listed here can be served, so no path, however it is
 * written, leads out of the folder.
 *
 * @param dist the folder of the built site
 * @param headers of every answer
 * @returns by path: a page without `.html`, every other file under its own name
 */
export function indexSite(dist: string, headers: Record<string, string>): Map<string, SiteFile> {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'))
    .filter((path) => !internalFiles.test(path));
  return new Map(paths.map((path) => [pagePath(path), describeFile(dist, path, headers)]));
}

function pagePath(path: string): string {
  return path === '/index.html' ? '/' : path.replace(/\.html$/, '');
}

function describeFile(dist: string, path: string, siteHeaders: Record<string, string>): SiteFile {
  const file = join(dist, path);
  const encodings = (['identity', 'br', 'gzip'] as const).filter((encoding) => existsSync(file + suffixes[encoding]));
  const headers = {
    ...siteHeaders,
    ...headersOfPath(path),
    ...(path.startsWith(editorFolder) && { 'Content-Security-Policy': editorPolicy }),
    'Content-Type': contentTypesByName[basename(path)] ?? contentTypes[extname(path)] ?? 'application/octet-stream',
    ...(encodings.length > 1 && { Vary: 'Accept-Encoding' }),
  };
  const representations = encodings.map((encoding) => [encoding, represent(file, encoding, headers)]);
  return Object.fromEntries(representations);
}

function represent(original: string, encoding: Encoding, headers: Record<string, string>): Representation {
  const file = original + suffixes[encoding];
  const etag = `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`;
  const ofEncoding = encoding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': encoding };
  return { encoding, file, etag, headers: { ...headers, ...ofEncoding, ETag: etag } };
}
