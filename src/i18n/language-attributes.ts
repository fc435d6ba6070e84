import { type Locale, localeFacts } from './locales.ts';

/** The attributes of an element whose language may differ from the page's; empty if it does not. */
export function languageAttributes(locale: Locale, pageLocale: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return locale === pageLocale ? {} : { lang: locale, dir: localeFacts[locale].direction };
}
