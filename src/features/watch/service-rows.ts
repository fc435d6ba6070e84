import type { Watch } from '../../content/watch-schema.ts';
import { formatList, formatMilliseconds, formatPartialDate, formatSigned, sentenceCase } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';

/** A line of the service ledger. */
export interface ServiceRow {
  label: string;
  value: string;
  /** Whether the value is more than `not known`. */
  known: boolean;
}

/** When, by whom and with what result a watch was last serviced, in one language. */
export function listService(locale: Locale, { service }: Pick<Watch, 'service'>): ServiceRow[] {
  const t = createTranslator(locale);
  const row = <T>(label: string, value: T | 'not known', show: (value: T) => string): ServiceRow =>
    value === 'not known'
      ? { label, value: t('watch.service.notKnown'), known: false }
      : { label, value: show(value), known: true };
  return [
    row(t('watch.service.date'), service.date, (date) => formatPartialDate(locale, date)),
    row(t('watch.service.by'), service.by, (name) => (name === 'our workshop' ? t('watch.service.ourWorkshop') : name)),
    row(t('watch.service.done'), service.done, (works) =>
      listWords(
        locale,
        works.map((work) => t(`watch.service.works.${work}`)),
      ),
    ),
    row(t('watch.service.rate'), service.rate, (rate) =>
      t('watch.service.ratePerDay', { number: formatSigned(locale, rate) }),
    ),
    row(t('watch.service.amplitude'), service.amplitude, (degrees) => `${degrees}°`),
    row(t('watch.service.beatError'), service.beatError, (error) => formatMilliseconds(locale, error)),
  ];
}

/** What comes with a watch, in one language. */
export function listPapers(locale: Locale, { papers }: Pick<Watch, 'papers'>): ServiceRow {
  const t = createTranslator(locale);
  const words = (typeof papers === 'string' ? [papers] : papers).map((word) => t(`watch.papers.values.${word}`));
  return { label: t('watch.papers.label'), value: listWords(locale, words), known: papers !== 'not known' };
}

function listWords(locale: Locale, words: string[]): string {
  return sentenceCase(locale, formatList(locale, words));
}
