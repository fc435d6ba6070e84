import { lineOf } from '../src/content/reading/problem.ts';
import { readTexts } from '../src/content/reading/read-texts.ts';
import { describeShop } from '../src/content/words/shop-details.ts';
import { byLocale, defaultLocale, type Locale, localeFacts, locales } from '../src/i18n/locales.ts';
import { fill, mapTexts } from '../src/i18n/texts.ts';
import type { View } from '../src/pictures/views.ts';
import { shopOf } from './shops/shops.ts';

const { data: written, problems } = readTexts('content/locales');
if (!written) throw new Error(problems.map(lineOf).join('\n'));

/**
 * The interface texts by language, with the details of the sample's shop, to find elements by their visible names. Arabic ones
 * have invisible marks.
 */
export const texts = byLocale((locale) => {
  const details = describeShop(locale, shopOf('sample'), written[locale].visit);
  return mapTexts(written[locale], (text) => fill(text, details));
});

/** The first right-to-left language, if there is one. */
export const rightToLeft = locales.find((locale) => localeFacts[locale].direction === 'rtl');

/** Whether a text has more than two words. Shorter ones may be the same in two languages. */
export function isSentence(text: string): boolean {
  return (text.replaceAll(/\{\{.*?\}\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0) > 2;
}

/** The caption of a picture in a gallery: the view's name. */
export const captionOf = (view: View, locale: Locale = defaultLocale) => texts[locale].watch.pictures.captions[view];
