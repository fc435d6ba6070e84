import { summariseMeasured } from '../../../content/describe/measured-rows.ts';
import { listNumbers, listPapers, listService } from '../../../content/describe/service-rows.ts';
import { describeFacts, factLabels } from '../../../content/describe/watch-facts.ts';
import { summariseWatch, type WatchSummary } from '../../../content/describe/watch-summary.ts';
import { parts } from '../../../content/schema/report-schema.ts';
import type { Watch } from '../../../content/schema/watch-schema.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import type { PictureData } from '../../../pictures/picture-data.ts';

/* What the shortlist compares. Runs at build. */

/** The data of a watch on the shortlist's page, in one language. Each watch has its own file. */
export interface ComparedWatch {
  summary: WatchSummary;
  /** By the key of the row, as in `comparisonRows`. A row without an entry is left out. Several values are separate lines. */
  values: Partial<Record<string, string>>;
}

/**
 * Prepares a watch for the comparison.
 *
 * @param pictures by watch id, from `virtual:pictures`
 */
export function describeForComparison(
  locale: Locale,
  watch: Watch,
  pictures: Record<string, PictureData>,
): ComparedWatch {
  const service = [...listService(locale, watch), listNumbers(locale, watch), listPapers(locale, watch)];
  const measured = summariseMeasured(locale, watch.measured);
  return {
    summary: summariseWatch(locale, watch, pictures),
    values: {
      ...describeFacts(locale, watch),
      ...describeReport(locale, watch),
      ...Object.fromEntries(service.flatMap((row) => (row ? [[`service.${row.field}`, row.value]] : []))),
      ...Object.fromEntries(Object.entries(measured).map(([field, value]) => [`service.${field}`, value])),
    },
  };
}

/** Originality and grade of each part that the watch has. */
function describeReport(locale: Locale, { report }: Watch): Record<string, string> {
  const t = createTranslator(locale);
  const entries = parts.flatMap((part) => {
    const { originality, grade } = report[part] ?? {};
    if (!originality || !grade) return [];
    const words = [t(`watch.report.originalities.${originality}`), t(`watch.report.grades.${grade}`)];
    return [[`report.${part}`, words.join('\n')]];
  });
  return Object.fromEntries(entries);
}

/** Every row that a comparison can have, in groups. The keys are those of `ComparedWatch.values`. */
export function comparisonRows(locale: Locale) {
  const t = createTranslator(locale);
  const serviceFields = ['date', 'by', 'done', 'rate', 'amplitude', 'beatError'] as const;
  return [
    { title: t('watch.facts'), rows: Object.entries(factLabels(locale)).map(([key, label]) => ({ key, label })) },
    {
      title: t('watch.report.title'),
      rows: parts.map((part) => ({ key: `report.${part}`, label: t(`watch.report.parts.${part}`) })),
    },
    {
      title: t('watch.service.title'),
      rows: [
        ...serviceFields.map((key) => ({ key: `service.${key}`, label: t(`watch.service.${key}`) })),
        { key: 'service.numbers', label: t('watch.numbers.label') },
        { key: 'service.papers', label: t('watch.papers.label') },
      ],
    },
  ];
}

export type RowGroup = ReturnType<typeof comparisonRows>[number];
