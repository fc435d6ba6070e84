import { factLabels } from '../../../content/describe/watch-facts.ts';
import { parts } from '../../../content/schema/report-schema.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';

/** A group of rows with a title. */
export interface RowGroup {
  title: string;
  /** The key is that of `ComparedWatch.values`. */
  rows: { key: string; label: string }[];
}

const serviceFields = ['date', 'by', 'done', 'rate', 'amplitude', 'beatError'] as const;

/** Every row that a comparison can have, in one language. Runs at build. */
export function comparisonRows(locale: Locale): RowGroup[] {
  const t = createTranslator(locale);
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
