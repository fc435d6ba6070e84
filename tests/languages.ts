import { defaultLocale, type Locale, localeFacts, locales } from '../src/i18n/locales.ts';
import { textsByLocale } from '../src/i18n/translate.ts';
import type { View } from '../src/pictures/views.ts';

/** The interface texts by language, to find elements by their visible names. Arabic ones have invisible marks. */
export const texts = textsByLocale;

/** The first right-to-left language, if there is one. */
export const rightToLeft = locales.find((locale) => localeFacts[locale].direction === 'rtl');

/** Whether a text has more than two words. Shorter ones may be the same in two languages. */
export function isSentence(text: string): boolean {
  return (text.replaceAll(/\{\{.*?\}\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0) > 2;
}

/** The caption of a picture in a gallery: the view's name. */
export const captionOf = (view: View, locale: Locale = defaultLocale) => texts[locale].watch.pictures.captions[view];
