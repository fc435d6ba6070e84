import { formatList, formatPartialDate, sentenceCase } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate-latin.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { Service } from '../schema/report-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';

/** A line of the service ledger. */
export interface ServiceRow {
  field: keyof Service | 'numbers' | 'papers';
  label: string;
  value: string;
  /** `false` if the value is `not known`. */
  known: boolean;
}

/** The last service in one language: when, by whom, and what was done. */
export function listService(locale: Locale, { service }: Pick<Watch, 'service'>): ServiceRow[] {
  const t = createTranslator(locale);
  const { date, by, done } = service;
  const works = done !== 'not known' && done.map((work) => t(`watch.service.works.${work}`));
  const values = {
    date: date !== 'not known' && formatPartialDate(locale, date),
    by: by === 'our workshop' ? t('watch.service.ourWorkshop') : by !== 'not known' && by,
    done: works && listWords(locale, works),
  };
  return (['date', 'by', 'done'] as const).map((field) => ({
    field,
    label: t(`watch.service.${field}`),
    value: values[field] || t('watch.service.notKnown'),
    known: Boolean(values[field]),
  }));
}

/** Where to find the numbers of case and movement, in one language; `undefined` if the file does not say. */
export function listNumbers(locale: Locale, { numbers }: Pick<Watch, 'numbers'>): ServiceRow | undefined {
  if (!numbers) return undefined;
  const t = createTranslator(locale);
  const words = [numbers.range && isolate(locale, numbers.range), t(`watch.numbers.values.${numbers.given}`)];
  return {
    field: 'numbers',
    label: t('watch.numbers.label'),
    value: words.filter(Boolean).join(' · '),
    known: numbers.given !== 'not known',
  };
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
