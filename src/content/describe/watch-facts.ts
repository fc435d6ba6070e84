import { formatCaseSize, formatUnit } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate-latin.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { wordsOf } from '../schema/words-of.ts';

/** The labels of a watch's facts in display order. Every watch has the first eight. */
export function factLabels(locale: Locale) {
  const t = createTranslator(locale);
  return {
    year: t('watch.year'),
    origin: t('watch.origin'),
    condition: t('watch.condition'),
    movement: t('watch.movement'),
    caseMaterial: t('watch.caseMaterial'),
    caseSize: t('watch.caseSize'),
    dialColor: t('watch.dialColor'),
    strap: t('watch.strap'),
    reference: t('watch.reference'),
    calibre: t('watch.calibre'),
    lugToLug: t('watch.lugToLug'),
    lugWidth: t('watch.lugWidth'),
    thickness: t('watch.thickness'),
  };
}

type FactKey = keyof ReturnType<typeof factLabels>;

/** The facts of a watch in one language, in the order of their labels. Unknown facts are left out. */
export function describeFacts(locale: Locale, watch: Watch): Partial<Record<FactKey, string>> {
  const t = createTranslator(locale);
  const { caseMaterial, dialColor, strap } = wordsOf(watch, locale).words;
  const inMillimetres = (length: number | undefined) => length && formatUnit(locale, length, 'millimeter');
  const facts = {
    year: String(watch.year),
    origin: t(`watch.origins.${watch.origin}`),
    condition: t(`watch.conditions.${watch.condition}`),
    movement: t(`watch.movements.${watch.movement}`),
    caseMaterial,
    caseSize: formatCaseSize(locale, watch.caseSize),
    dialColor,
    strap,
    reference: watch.reference && isolate(locale, watch.reference),
    calibre: watch.calibre && isolate(locale, watch.calibre),
    lugToLug: inMillimetres(watch.lugToLug),
    lugWidth: inMillimetres(watch.lugWidth),
    thickness: inMillimetres(watch.thickness),
  } satisfies Record<FactKey, unknown>;
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact));
}
