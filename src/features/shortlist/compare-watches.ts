import { describeCoin } from '../../content/describe/coin.ts';
import { type ReportRow, reportRows } from '../../content/describe/report-rows.ts';
import { describeShipping, type TermsOfShop } from '../../content/describe/terms-rows.ts';
import { factKeys, listFacts } from '../../content/describe/watch-facts.ts';
import { nameWithYear } from '../../content/describe/watch-name.ts';
import { outlineOf, type WatchOutline } from '../../content/describe/watch-outline.ts';
import { summariseWatch, type WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import type { Translate } from '../../content/words/translate.ts';
import type { WrittenText } from '../../content/words/words-of.ts';
import { formatCaseSize, sentenceCase } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PictureData } from '../../pictures/picture-data.ts';

/* What the shortlist compares. Runs at build. */

/** A watch as its card shows it, its name in messages, and its drawing. */
export type ComparedWatch = WatchSummary & {
  name: string;
  outline: WatchOutline;
  /** The size of the case, below its drawing: `36 mm`. */
  sizeText: string;
};

/** Everything that the shortlist's page can show, in one language. */
export interface Comparison {
  watches: ComparedWatch[];
  /** Drawn beside them. */
  coin: { diameter: number; text: string };
  groups: { title: string; rows: ComparedRow[] }[];
}

export interface ComparedRow {
  /** Its name in code, once in its group. */
  key: string;
  label: string;
  /** By the watch's id. A watch whose file does not say has none. */
  values: Record<string, ComparedValue>;
}

/** A text, and its language if it is not the page's. */
interface ComparedText {
  text: string;
  locale?: Locale;
}

export interface ComparedValue extends ComparedText {
  /** The report's remark on this row. */
  note?: ComparedText;
}

/**
 * Describes the facts and the condition of every watch, row by row.
 *
 * @param pictures by watch id, from `virtual:pictures`
 */
export function compareWatches(
  t: Translate,
  watches: readonly Watch[],
  pictures: Record<string, PictureData>,
  shop: TermsOfShop,
): Comparison {
  const factRows = (watch: Watch) => {
    const facts = listFacts(t, watch);
    const shipping = describeShipping(t, watch, shop);
    return [
      ...factKeys.map((key) => ({ key, label: t(`watch.${key}`), value: facts.find((fact) => fact.key === key) })),
      {
        key: 'shipping',
        label: t('watch.terms.shipping'),
        value: shipping ? { text: sentenceCase(t.locale, shipping), locale: t.locale } : undefined,
      },
    ];
  };
  const toCell = ({ key, label, values, note }: ReportRow) => ({
    key,
    label,
    // Each on its own line.
    value: { text: values.map(({ text, withoutHead }) => withoutHead ?? text).join('\n'), locale: t.locale },
    note,
  });
  const partRows = (watch: Watch) => reportRows(t, watch).parts.map(toCell);
  const serviceRows = (watch: Watch) => {
    const { service, ranges, beatError, papers } = reportRows(t, watch);
    return [...service, ...ranges, beatError, ...papers].map(toCell);
  };
  return {
    watches: watches.map((watch) => ({
      ...summariseWatch(t, watch, pictures),
      name: nameWithYear(t, watch),
      outline: outlineOf(watch),
      sizeText: formatCaseSize(t.locale, watch.caseSize),
    })),
    coin: describeCoin(t),
    groups: [
      { title: t('watch.facts'), rows: compare(t, watches, factRows) },
      { title: t('watch.report.title'), rows: compare(t, watches, partRows) },
      { title: t('watch.service.title'), rows: compare(t, watches, serviceRows) },
    ],
  };
}

interface WatchRow {
  key: string;
  label: string;
  value: WrittenText | undefined;
  note?: WrittenText | undefined;
}

/** Turns the rows of each watch, which all watches have in the same order, into rows with a value of each watch. */
function compare(t: Translate, watches: readonly Watch[], rowsOf: (watch: Watch) => WatchRow[]): ComparedRow[] {
  const inPage = ({ text: written, locale }: WrittenText): ComparedText => {
    // Columns are narrow, but a number such as 12-120 stays on one line.
    const text = written.replace(/(\d-)(?=\d)/g, '$1\u2060');
    return locale === t.locale ? { text } : { text, locale };
  };
  const cells = watches.flatMap((watch) => rowsOf(watch).map((row) => ({ ...row, id: watch.id })));
  return [...Map.groupBy(cells, ({ key }) => key)].map(([key, found]) => ({
    key,
    label: found[0]?.label ?? key,
    values: Object.fromEntries(
      found.flatMap(({ id, value, note }) =>
        value?.text ? [[id, { ...inPage(value), ...(note && { note: inPage(note) }) }]] : [],
      ),
    ),
  }));
}
