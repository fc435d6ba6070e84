import { formatCaseSize, formatItems, formatList, formatUnit, sentenceCase } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate-latin.ts';
import { signedParts, type Watch } from '../schema/watch-schema.ts';
import type { Translate } from '../words/translate.ts';
import { type WrittenText, wordsOf } from '../words/words-of.ts';
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
  'signed',
  'lugToLug',
  'lugWidth',
  'thickness',
] as const;

export type FactKey = (typeof factKeys)[number];

/** Its text is in English if the owner's words are not translated. */
export interface Fact extends WrittenText {
  key: FactKey;
  label: string;
}

export function listFacts(t: Translate, watch: Watch): Fact[] {
  const { words, locale: languageOfWords } = wordsOf(watch, t.locale);
  const inMillimetres = (length: number | undefined) => length && formatUnit(t.locale, length, 'millimeter');
  const texts: Record<FactKey, string | 0 | undefined> = {
    year: yearText(t, watch),
    origin: t(`watch.origins.${watch.origin}`),
    condition: t(`watch.conditions.${watch.condition}`),
    movement: describeMovement(t, watch),
    caseMaterial: words.caseMaterial,
    caseSize: formatCaseSize(t.locale, watch.caseSize),
    dialColor: words.dialColor,
    strap: words.strap,
    reference: watch.reference && isolate(t.locale, watch.reference),
    signed: watch.signed && describeSigned(t, watch.signed),
    lugToLug: inMillimetres(watch.lugToLug),
    lugWidth: inMillimetres(watch.lugWidth),
    thickness: inMillimetres(watch.thickness),
  };
  return factKeys.flatMap((key): Fact[] => {
    const text = texts[key];
    return text ? [{ key, label: t(`watch.${key}`), text, locale: key in words ? languageOfWords : t.locale }] : [];
  });
}

/** The movement as in an auction catalogue, as far as it is known: `Manual, cal. 12-120, 18 jewels`. */
function describeMovement(t: Translate, { movement, calibre, jewels }: Watch): string {
  const parts = [
    t(`watch.movements.${movement}`),
    calibre && t('watch.calibreNumber', { calibre }),
    jewels !== undefined && t('watch.jewels', { count: jewels }),
  ];
  return formatItems(
    t.locale,
    parts.filter((part) => typeof part === 'string'),
  );
}

/** What is signed: `Case, dial and movement`. */
function describeSigned(t: Translate, signed: NonNullable<Watch['signed']>): string {
  const words = signedParts.filter((part) => signed.includes(part)).map((part) => t(`watch.signedParts.${part}`));
  return sentenceCase(t.locale, formatList(t.locale, words));
}
