import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { builtSiteFile } from '../built-site.ts';
import { builtSite } from '../built-site-fixture.ts';
import { createSiteApp } from './site-app.ts';

/** URL paths of files whose names carry a hash. */
export const hashedFiles = [
  '/_astro/page.DkX3b1.js',
  '/_astro/newsreader.1a2b3c4d.woff2',
  '/images/sized/hero.1a2b3c4d.320.avif',
];

/** URL paths of pages and their files. */
const pages = {
  '/': 'index.html',
  '/catalog': 'catalog.html',
  '/catalog/rolex-submariner-1967': 'catalog/rolex-submariner-1967.html',
  '/de': 'de.html',
  '/de/catalog': 'de/catalog.html',
};

/** The owner has left French out. */
const folders = ['', 'de/', 'es/', 'ar/', 'it/'];

const errorPages = ['500.html', ...folders.flatMap((folder) => [`${folder}404.html`, `${folder}catalog/404.html`])];

/** What the site answers with 200: URL paths and contents. */
export const contents = new Map([
  ...Object.entries(pages).map(([path, file]): [string, string] => [path, `<p>${file}</p>`]),
  ...[...hashedFiles, '/images/hero.jpg', '/de/feed.xml', '/sitemap.xml'].map((path): [string, string] => [
    path,
    `content of ${path}`,
  ]),
]);

interface TemporarySite {
  dist: string;
  app: Hono;
  remove(): void;
}

/**
 * A small built site on disk, in which every page says its own file's name, and the app that serves it.
 *
 * @param endpoint where its forms send
 */
export function temporarySite(endpoint = 'off'): TemporarySite {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  };
  for (const page of [...Object.values(pages), ...errorPages]) {
    write(page, `<p>${page}</p>`);
    write(`${page}.br`, brotliCompressSync(`<p>${page}</p>`));
    write(`${page}.gz`, gzipSync(`<p>${page}</p>`));
  }
  for (const [path, content] of contents) if (!(path in pages)) write(path, content);
  write(builtSiteFile, JSON.stringify({ ...builtSite, endpoint }));
  write('_headers', '/*');
  write('images/large.jpg', Buffer.alloc(300_000));
  // No visitor may ever read it.
  writeFileSync(join(folder, 'secret.txt'), 'the key of the safe');
  const app = createSiteApp(dist);
  return { dist, app, remove: () => rmSync(folder, { recursive: true }) };
}
