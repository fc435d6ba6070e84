import { defaultLocale, isLocale, type Locale } from './locales.ts';

/**
 * The path of every page and file that something links to, without language. `localisePath` adds the language. Only the
 * server and the editor repeat a path.
 */
export const routes = {
  home: '/',
  catalog: '/catalog',
  watch: (id: string) => `/catalog/${id}` as const,
  archive: '/archive',
  about: '/about',
  guide: '/guide',
  buying: '/buying',
  legal: '/legal',
  sell: '/sell',
  shortlist: '/shortlist',
  contact: '/contact',
  inquirySent: '/inquiry/sent',
  inquiryNotSent: '/inquiry/not-sent',
  notFound: '/404',
  watchNotFound: '/catalog/404',
  serverError: '/500',
  feed: '/feed.xml',
  shortlistData: '/shortlist.json',
} as const;

/** The files of error pages, which have no URL of their own. */
export const errorPaths: readonly string[] = [routes.notFound, routes.watchNotFound, routes.serverError];

/** Pages that search engines should not list. */
export const unlistedPaths: readonly string[] = [
  routes.shortlist,
  routes.inquirySent,
  routes.inquiryNotSent,
  ...errorPaths,
];

/**
 * The path of a page in a language.
 *
 * @param path the path without language, such as `/` or `/catalog`
 * @returns `/catalog` in English, `/de/catalog` in German; without a trailing slash, except for `/` itself
 */
export function localisePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Splits a path into its language and the path without language: the inverse of {@link localisePath}.
 *
 * @param pathname the path of a URL, such as `/de/catalog`
 */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/');
  if (isLocale(first) && first !== defaultLocale) {
    return { locale: first, path: `/${rest.join('/')}` };
  }
  return { locale: defaultLocale, path: pathname };
}

/** The id of a watch: its page's path, and the name of its file and its pictures. Not in the schema, which no page loads. */
export const watchIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
