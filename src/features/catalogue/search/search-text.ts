import { watchName } from '../../../content/describe/watch-name.ts';
import { spellInArabic } from '../../../content/schema/names-in-arabic.ts';
import type { Watch, WordsByLocale } from '../../../content/schema/watch-schema.ts';
import { wordsOf } from '../../../content/schema/words-of.ts';
import { foldText } from '../../../i18n/fold-text.ts';
import { formatCaseSize } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';

/** The fields of a watch that are searched. */
type Searched = Pick<
  Watch,
  'brand' | 'model' | 'reference' | 'calibre' | 'year' | 'origin' | 'movement' | 'condition' | 'caseSize'
> & { words: WordsByLocale<Pick<Watch['words']['en'], 'description' | 'caseMaterial' | 'dialColor' | 'strap'>> };

/**
 * The text that a watch is found by, in one language: the words of its page, and words that are true of every watch, such
 * as `watch`. Folded at build, so that phones do not have to.
 */
export function searchText(locale: Locale, watch: Searched): string {
  const t = createTranslator(locale);
  const { description, caseMaterial, dialColor, strap } = wordsOf(watch, locale).words;
  const codes = [watch.reference ?? '', watch.calibre ?? ''];
  const text = [
    watch.brand,
    initials(watch.brand),
    watch.model,
    locale === 'ar' ? spellInArabic(watchName(watch)) : '',
    ...codes,
    // Visitors also type `145022` for `145.022`.
    ...codes.map((code) => code.replace(/[^\p{L}\d]/gu, '')),
    watch.year,
    t(`watch.origins.${watch.origin}`),
    t(`watch.movements.${watch.movement}`),
    t(`watch.conditions.${watch.condition}`),
    formatCaseSize(locale, watch.caseSize),
    caseMaterial,
    dialColor,
    strap,
    description,
    t('catalog.search.also'),
  ];
  return foldText(text.join(' '));
}

/** The initials of a brand of several words: `JLC` for Jaeger LeCoultre. */
function initials(brand: string): string {
  const capitals = brand.match(/\p{Lu}/gu) ?? [];
  return brand.includes(' ') ? capitals.join('') : '';
}
