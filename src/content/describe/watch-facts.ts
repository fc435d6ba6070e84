import { formatCaseSize, formatUnit } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate-latin.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Watch } from '../schema/watch-schema.ts';
import type { Translate } from '../words/translate.ts';
import { wordsOf } from '../words/words-of.ts';
import { yearText } from './watch-name.ts';

/** The facts in display order. Every watch has the first eight. */
export const factKeys = [
  'year',
  'origin',
  'condition',
  'movement',
  'caseMaterial',
  'caseSize',
  'dialColor',
  'strap',
  'reference',
  'calibre',
  'lugToLug',
  'lugWidth',
  'thickness',
] as const;

export type FactKey = (typeof factKeys)[number];

export interface Fact {
  key: FactKey;
  label: string;
  text: string;
  /** The language of the text: English if the owner's words are not translated. */
  locale: Locale;
}

export function listFacts(t: Translate, watch: Watch): Fact[] {
  const { words, locale: languageOfWords } = wordsOf(watch, t.locale);
  const inMillimetres = (length: number | undefined) => length && formatUnit(t.locale, length, 'millimeter');
  const texts: Record<FactKey, string | 0 | undefined> = {
    year: yearText(t, watch),
    origin: t(`watch.origins.${watch.origin}`),
    condition: t(`watch.conditions.${watch.condition}`),
    movement: t(`watch.movements.${watch.movement}`),
    caseMaterial: words.caseMaterial,
    caseSize: formatCaseSize(t.locale, watch.caseSize),
    dialColor: words.dialColor,
    strap: words.strap,
    reference: watch.reference && isolate(t.locale, watch.reference),
    calibre: watch.calibre && isolate(t.locale, watch.calibre),
    lugToLug: inMillimetres(watch.lugToLug),
    lugWidth: inMillimetres(watch.lugWidth),
    thickness: inMillimetres(watch.thickness),
  };
  return factKeys.flatMap((key): Fact[] => {
    const text = texts[key];
    return text ? [{ key, label: t(`watch.${key}`), text, locale: key in words ? languageOfWords : t.locale }] : [];
  });
}
