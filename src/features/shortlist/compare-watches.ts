import { type ReportRow, reportRows } from '../../content/describe/report-rows.ts';
import { describeFacts, factLabels } from '../../content/describe/watch-facts.ts';
import { summariseWatch, type WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { PictureData } from '../../pictures/picture-data.ts';

/* What the shortlist compares. Runs at build. */

/** Everything that the shortlist's page can show, in one language. */
export interface Comparison {
  watches: WatchSummary[];
  groups: { title: string; rows: ComparedRow[] }[];
}

export interface ComparedRow {
  label: string;
  /** By the watch's id. A watch whose file does not say has none. */
  values: Record<string, string>;
  /** Shown for a watch without a value, such as `None`. */
  missing: string;
}

/**
 * Describes the facts and the condition of every watch, row by row.
 *
 * @param pictures by watch id, from `virtual:pictures`
 */
export function compareWatches(
  locale: Locale,
  watches: readonly Watch[],
  pictures: Record<string, PictureData>,
): Comparison {
  const t = createTranslator(locale);
  const labels = Object.entries(factLabels(locale));
  const factRows = (watch: Watch) => {
    const facts: Partial<Record<string, string>> = describeFacts(locale, watch);
    return labels.map(([key, label]) => ({ label, value: facts[key] }));
  };
  const rowsIn = (groups: ReportRow['group'][]) => (watch: Watch) =>
    reportRows(locale, watch)
      .filter(({ group }) => groups.includes(group))
      .map(({ label, values }) => ({ label, value: values.map(({ text }) => text).join('\u00a0· ') }));
  const missingFact = t('shortlist.missingFact');
  return {
    watches: watches.map((watch) => summariseWatch(locale, watch, pictures)),
    groups: [
      { title: t('watch.facts'), rows: compare(watches, factRows, missingFact) },
      { title: t('watch.report.title'), rows: compare(watches, rowsIn(['parts']), t('shortlist.missingPart')) },
      {
        title: t('watch.service.title'),
        rows: compare(watches, rowsIn(['service', 'ranges', 'beat error']), missingFact),
      },
    ],
  };
}

/** Turns the rows of each watch, which all watches have in the same order, into rows with a value of each watch. */
function compare(
  watches: readonly Watch[],
  rowsOf: (watch: Watch) => { label: string; value: string | undefined }[],
  missing: string,
): ComparedRow[] {
  const cells = watches.flatMap((watch) => rowsOf(watch).map((row) => ({ ...row, id: watch.id })));
  return [...Map.groupBy(cells, ({ label }) => label)].map(([label, found]) => ({
    label,
    values: Object.fromEntries(found.flatMap(({ id, value }) => (value ? [[id, value]] : []))),
    missing,
  }));
}
