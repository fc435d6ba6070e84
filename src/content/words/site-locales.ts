import { shop } from 'virtual:content';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';

/** The languages of the site, in the order of its menu. */
export const siteLocales: readonly Locale[] = shop.languages;

/** For `getStaticPaths`: one page for every language. English has no parameter. */
export function localeParams(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return siteLocales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));
}
