import { defaultLocale, isLocale, type Locale, locales } from './locales.ts';

/**
 * A page's address in a language.
 *
 * @param path the page's address without language, such as `/` or `/catalog`
 * @returns `/catalog` in English, `/de/catalog` in German; never with a trailing slash, but for `/` itself
 */
export function localisePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * Takes an address apart into its language and the page behind it: the inverse of {@link localisePath}.
 *
 * @param pathname the path of an address, such as `/de/catalog`
 */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/');
  if (isLocale(first) && first !== defaultLocale) {
    return { locale: first, path: `/${rest.join('/')}` };
  }
  return { locale: defaultLocale, path: pathname };
}

/** The parameters from which Astro makes a page for every language; English has none. */
export function localeParams(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));
}
