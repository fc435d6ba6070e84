import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { siteFolder } from '../../scripts/site-folder.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localisePath, splitPath } from '../../src/i18n/routes.ts';
import { pathOf, sold, watches } from '../collection.ts';

export const dist = siteFolder;

/** A page of the built site. */
export interface BuiltPage {
  /** Its path on the site, such as `/de/catalog`. */
  url: string;
  locale: Locale;
  /** Its path without language. */
  path: string;
  file: string;
  document: Document;
}

/** The pages of each language, without the watches. */
const routes = [
  '/',
  '/catalog',
  '/about',
  '/guide',
  '/buying',
  '/legal',
  '/sell',
  '/shortlist',
  '/contact',
  '/404',
  '/catalog/404',
  '/500',
];
if (sold.length > 0) routes.push('/archive');

/** Every page that was built. */
export const pages: BuiltPage[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  // Without the editor, which is built if a repository is configured.
  .filter((name) => name.endsWith('.html') && !name.startsWith('admin'))
  .map((name) => {
    const url = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
    const { document } = new JSDOM(readFileSync(join(dist, name), 'utf8')).window;
    return { url, ...splitPath(url), file: join(dist, name), document };
  });

const pageByUrl = new Map(pages.map((page) => [page.url, page]));

/**
 * A page of the built site.
 *
 * @param path without language
 * @throws if it was not built
 */
export function pageAt(locale: Locale, path: string): BuiltPage {
  const page = pageByUrl.get(localisePath(locale, path));
  if (!page) throw new Error(`${path} was not built (${locale})`);
  return page;
}

/** The URLs that must exist: every route and every watch, in every language. */
export function expectedUrls(): string[] {
  return locales.flatMap((locale) => [...routes, ...watches.map(pathOf)].map((path) => localisePath(locale, path)));
}

/** Whether a path of the site leads to a page or a file. */
export function isServed(path: string): boolean {
  const file = join(dist, decodeURIComponent(path));
  return path === '/' || existsSync(`${file}.html`) || (existsSync(file) && /\.\w+$/.test(path));
}

/** The path of a link to this site, without query and fragment; `undefined` for other sites. */
export function internalPath(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  return href.replace(/[?#].*$/, '');
}

/** The bytes of a file with brotli, if it is compressed. */
export function wireSize(file: string): number {
  const compressed = `${file}.br`;
  return readFileSync(existsSync(compressed) ? compressed : file).length;
}
