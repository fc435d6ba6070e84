import { listPapers, listService } from '../../content/describe/service-rows.ts';
import { describeFacts } from '../../content/describe/watch-facts.ts';
import { summariseWatch, type WatchSummary } from '../../content/describe/watch-summary.ts';
import { parts } from '../../content/schema/report-schema.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { PictureData } from '../../pictures/picture-data.ts';
import { wordSeparator } from './word-separator.ts';

/** What the shortlist's page shows of a watch, in one language. Each watch has a file of its own: decision 0025. */
export interface ComparedWatch {
  summary: WatchSummary;
  /** By the key of the row, as `comparisonTexts` has it. A row that the watch does not have is not there. */
  values: Partial<Record<string, string>>;
}

/**
 * Prepares a watch for the comparison. Runs at build.
 *
 * @param pictures by watch id, from `virtual:pictures`
 */
export function describeForComparison(
  locale: Locale,
  watch: Watch,
  pictures: Record<string, PictureData>,
): ComparedWatch {
  const service = [...listService(locale, watch), listPapers(locale, watch)];
  return {
    summary: summariseWatch(locale, watch, pictures),
    values: {
      ...describeFacts(locale, watch),
      ...describeReport(locale, watch),
      ...Object.fromEntries(service.map(({ field, value }) => [`service.${field}`, value])),
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
    return [[`report.${part}`, words.join(wordSeparator)]];
  });
  return Object.fromEntries(entries);
}
