import { type Locale, localeFacts } from './locales.ts';

/** Attributes of an element whose words are in another language than its page; none if they are in the same. */
export function languageAttributes(locale: Locale, pageLocale: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return locale === pageLocale ? {} : { lang: locale, dir: localeFacts[locale].direction };
}
