import { prose, shop } from 'virtual:content';
import { formatCurrency } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { withShopDetails } from '../words/translate.ts';
import { type WrittenText, wordsOf } from '../words/words-of.ts';

/** The prose of a page with the shop's details, and its language: English if it is not translated. */
export function proseOf<Page extends keyof typeof prose>(page: Page, locale: Locale) {
  const { words, locale: language } = wordsOf<(typeof prose)[Page]['en']>({ words: prose[page] }, locale);
  const others = { name: shop.name, currency: formatCurrency(language, shop.currency) };
  return { words: withShopDetails(language, words, others), locale: language };
}

/** What the guarantee promises, on the page about the shop; `undefined` if the shop gives none. */
export function guaranteeOf(locale: Locale): WrittenText | undefined {
  const { words, locale: language } = proseOf('about', locale);
  return shop.terms.guarantee && { text: words.guarantee.text, locale: language };
}
