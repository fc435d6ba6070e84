import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { securityHeaders } from './headers.ts';
import { createSiteApp } from './site-app.ts';
import { indexSite } from './site-index.ts';

/** The addresses of pictures and scripts whose names carry a hash. */
export const hashedFiles = [
  '/_astro/page.DkX3b1.js',
  '/fonts/newsreader.1a2b3c4d.woff2',
  '/images/sized/hero.1a2b3c4d.320.avif',
];

/** What no visitor may ever read: it lies beside the site. */
export const secret = 'the key of the safe';

export const headers = securityHeaders({ scripts: ["'sha256-abc='"], styles: [], trustedTypes: [] });

const pages = [
  'index.html',
  '404.html',
  '500.html',
  'catalog.html',
  'catalog/404.html',
  'catalog/rolex-submariner-1967.html',
  'de.html',
  'de/404.html',
  'de/catalog.html',
  'de/catalog/404.html',
];

interface TemporarySite {
  dist: string;
  app: Hono;
  /** The lines of the log so far. */
  log: string[];
  remove(): void;
}

/** A small built site on disk, in which every page says its own file's name, and the app that serves it. */
export function temporarySite(): TemporarySite {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  };
  for (const page of pages) {
    write(page, `<p>${page}</p>`);
    writeFileSync(join(dist, `${page}.br`), brotliCompressSync(`<p>${page}</p>`));
    writeFileSync(join(dist, `${page}.gz`), gzipSync(`<p>${page}</p>`));
  }
  for (const file of hashedFiles) write(file, file);
  write('images/hero.jpg', 'a picture');
  write('headers.json', JSON.stringify(headers));
  write('_headers', '/*');
  writeFileSync(join(folder, 'secret.txt'), secret);
  const log: string[] = [];
  const app = createSiteApp({ files: indexSite(dist), headers, log: (line) => log.push(line) });
  return { dist, app, log, remove: () => rmSync(folder, { recursive: true }) };
}
