import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Locale } from '../../src/i18n/locales.ts';
import { localisePath, splitPath } from '../../src/i18n/routes.ts';
import { newId, soldId } from '../shops/owner-shop.ts';
import { distOf, type ShopName, watchesOf } from '../shops/shops.ts';

/** A page of a built site. */
export interface BuiltPage {
  /** Its path on the site, such as `/de/catalog`. */
  url: string;
  locale: Locale;
  /** Its path without language. */
  path: string;
  html: string;
  /** Parsed when it is first read, without a window, which would take five times as long. */
  document: Document;
}

const { DOMParser } = new JSDOM().window;
const parser = new DOMParser();

/** The built site of a shop. */
export type BuiltSite = ReturnType<typeof readSite>;

/**
 * @param ids of the watches whose pages are read in every language, the others only in English
 */
function readSite(shop: ShopName, ids: string[]) {
  const dist = distOf(shop);
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readPage(dist, name));
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const watchPaths = watchesOf(shop).map(({ id }) => `/catalog/${id}`);
  const isSample = ({ locale, path }: BuiltPage) =>
    locale === 'en' || !watchPaths.includes(path) || ids.some((id) => path.endsWith(id));
  /** Every page in English, and in the other languages one of each kind. */
  const samples = pages.filter(isSample);
  return {
    shop,
    dist,
    watchPaths,
    /** Every page that was built. */
    pages,
    samples,
    /** Those of some languages, for questions that do not depend on words. */
    readIn: (locales: Locale[]) => samples.filter(({ locale }) => locales.includes(locale)),
    /** The page in a language, by its path without language. */
    pageAt: (locale: Locale, path: string): BuiltPage => {
      const page = byUrl.get(localisePath(locale, path));
      if (!page) throw new Error(`${path} was not built (${locale})`);
      return page;
    },
    /** The page at a path; `undefined` if there is none. */
    pageOf: (url: string) => byUrl.get(url),
    /** Whether a path of the site leads to a page or a file. */
    isServed: (path: string): boolean => {
      const file = join(dist, decodeURIComponent(path));
      return path === '/' || existsSync(`${file}.html`) || (existsSync(file) && /\.\w+$/.test(path));
    },
  };
}

function readPage(dist: string, name: string): BuiltPage {
  const url = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
  const html = readFileSync(join(dist, name), 'utf8');
  let document: Document | undefined;
  return {
    url,
    ...splitPath(url),
    html,
    get document() {
      document ??= parser.parseFromString(html, 'text/html');
      return document;
    },
  };
}

/** A page in a window of its own, which queries by role need. */
export const openPage = ({ html }: BuiltPage) => new JSDOM(html).window.document;

export const sample = readSite('sample', ['rolex-submariner-1967']);
export const owner = readSite('owner', [soldId, newId]);

/** The path of a link to this site, without query and fragment; `undefined` for other sites. */
export function internalPath(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  return href.replace(/[?#].*$/, '');
}

/** The content of a page's `meta` element; empty if it has none. */
export function metaOf({ document }: BuiltPage, name: string): string {
  return document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';
}
