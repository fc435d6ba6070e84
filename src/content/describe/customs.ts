import { formatItems, withinSentence } from '../../i18n/format.ts';
import type { Watch } from '../schema/watch-schema.ts';
import type { Translate } from '../words/translate.ts';

const preciousMetals = /\b(gold|silver|platinum|palladium)\b/i;
/** What makes a case other than wholly of precious metal. */
const otherMetals = /\b(plated|plate|vermeil|electro\w*|steel|brass|bronze|nickel|chrome\w*|titanium|alumini?um)\b/i;

/**
 * The heading of the Harmonized System under which a watch is declared. Source: World Customs Organization, HS Nomenclature
 * 2022, note 2 to chapter 91: heading 91.01 is only for cases wholly of precious metal, or of metal clad with it, which plating is
 * not; other watches are in 91.02. Chapter 97: heading 97.06 is for antiques of an age exceeding one hundred years.
 *
 * @param caseMaterial in English words
 * @param today the date of the build, in ISO 8601. Only the year of the watch is known, so the age counts from its end.
 */
export function customsHeading(caseMaterial: string, year: number, today: string): '9101' | '9102' | '9706' {
  if (Number(today.slice(0, 4)) - year > 100) return '9706';
  return preciousMetals.test(caseMaterial) && !otherMetals.test(caseMaterial) ? '9101' : '9102';
}

/**
 * How a watch is declared: its heading, and how it is wound. The facts of its page are the rest of what an office asks.
 *
 * @param today the date of the build, in ISO 8601
 */
export function describeForCustoms(t: Translate, { words, year, movement }: Watch, today: string): string {
  const heading = customsHeading(words.en.caseMaterial, year, today);
  // No office asks for a chronograph.
  const wound = movement === 'Manual Chronograph' ? 'Manual' : movement;
  const winding = withinSentence(t.locale, t(`watch.movements.${wound}`));
  return formatItems(t.locale, [t('customs.heading', { heading }), winding]);
}
