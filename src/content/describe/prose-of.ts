import { prose } from 'virtual:content';
import type { Locale } from '../../i18n/locales.ts';
import { withShopDetails } from '../../i18n/translate.ts';

/** The prose of a page in a language, with the shop's details. */
export function proseOf<Page extends keyof typeof prose>(page: Page, locale: Locale): (typeof prose)[Page][Locale] {
  return withShopDetails(locale, prose[page][locale]);
}
