import { formatList, formatMilliseconds, formatPartialDate, formatSigned, sentenceCase } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { Service } from '../schema/report-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';

/** A line of the service ledger. */
export interface ServiceRow {
  /** What it is called in the watch's file. */
  field: keyof Service | 'papers';
  label: string;
  value: string;
  /** Whether the value is more than `not known`. */
  known: boolean;
}

/** When, by whom and with what result a watch was last serviced, in one language. */
export function listService(locale: Locale, { service }: Pick<Watch, 'service'>): ServiceRow[] {
  const t = createTranslator(locale);
  const row = <T>(field: keyof Service, value: T | 'not known', show: (value: T) => string): ServiceRow => ({
    field,
    label: t(`watch.service.${field}`),
    ...(value === 'not known'
      ? { value: t('watch.service.notKnown'), known: false }
      : { value: show(value), known: true }),
  });
  return [
    row('date', service.date, (date) => formatPartialDate(locale, date)),
    row('by', service.by, (name) => (name === 'our workshop' ? t('watch.service.ourWorkshop') : name)),
    row('done', service.done, (works) =>
      listWords(
        locale,
        works.map((work) => t(`watch.service.works.${work}`)),
      ),
    ),
    row('rate', service.rate, (rate) => t('watch.service.ratePerDay', { number: formatSigned(locale, rate) })),
    row('amplitude', service.amplitude, (degrees) => `${degrees}°`),
    row('beatError', service.beatError, (error) => formatMilliseconds(locale, error)),
  ];
}

/** What comes with a watch, in one language. */
export function listPapers(locale: Locale, { papers }: Pick<Watch, 'papers'>): ServiceRow {
  const t = createTranslator(locale);
  const words = (typeof papers === 'string' ? [papers] : papers).map((word) => t(`watch.papers.values.${word}`));
  return {
    field: 'papers',
    label: t('watch.papers.label'),
    value: listWords(locale, words),
    known: papers !== 'not known',
  };
}

function listWords(locale: Locale, words: string[]): string {
  return sentenceCase(locale, formatList(locale, words));
}
