import { formatItems, formatPrice } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate-latin.ts';
import type { Shop } from '../schema/shop-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';
import type { Translate } from '../words/translate.ts';
import { wordsOf } from '../words/words-of.ts';
import { yearText } from './watch-name.ts';

const preciousMetals = /\b(gold|silver|platinum|palladium)\b/i;
/** What makes a case other than wholly of precious metal. */
const otherMetals = /\b(plated|plate|vermeil|electro\w*|steel|brass|bronze|nickel|chrome\w*|titanium|alumini?um)\b/i;

/**
 * The heading of the Harmonized System under which a watch is declared. Source: World Customs Organization, HS Nomenclature
 * 2022, note 2 to chapter 91: heading 91.01 is only for cases wholly of precious metal, or of metal clad with it, which plating is
 * not; other watches are in 91.02. Chapter 97: heading 97.06 is for antiques of an age exceeding one hundred years.
 *
 * @param caseMaterial in English words
 * @param today the date of the build. Only the year of the watch is known, so the age counts from its end.
 */
export function customsHeading(caseMaterial: string, year: number, today: Date): '9101' | '9102' | '9706' {
  if (today.getUTCFullYear() - year > 100) return '9706';
  return preciousMetals.test(caseMaterial) && !otherMetals.test(caseMaterial) ? '9101' : '9102';
}

/** What any customs office asks about a watch, in one line. It names no rate, because each country has its own. */
export function describeForCustoms(t: Translate, watch: Watch, { currency }: Pick<Shop, 'currency'>): string {
  const { words, locale: language } = wordsOf(watch, t.locale);
  const written = (text: string) => (language === t.locale ? text : isolate(t.locale, text));
  return formatItems(t.locale, [
    t('customs.heading', { heading: customsHeading(watch.words.en.caseMaterial, watch.year, new Date()) }),
    t(`watch.movements.${watch.movement}`),
    t(`watch.origins.${watch.origin}`),
    yearText(t, watch),
    written(words.caseMaterial),
    written(words.strap),
    formatPrice(t.locale, watch.price, currency),
  ]);
}
