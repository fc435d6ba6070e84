import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import { formatPrice } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { facets, type RangeFacet, type SetFacet, type SetFacetEntry } from './facets.ts';
import { isWithin, type NumericRange, type NumericSpan } from './numeric-range.ts';

/** A value of a set facet, as its menu lists it. */
export interface SetOption {
  value: string;
  label: string;
  /** How many watches have it, without any filter. */
  count: number;
}

/** A band of a range facet, as its menu lists it. */
export interface BandOption extends NumericRange {
  /** How many watches lie in it, without any filter. */
  count: number;
}

/** What a range facet's menu offers. */
export interface RangeOptions extends NumericSpan {
  bands: BandOption[];
  /**
   * The numbers named above, formatted at build. Browsers differ in details of a currency, and hydration needs the same
   * text as the static page.
   */
  texts: Record<number, string>;
}

/** What there is to select. A range has no options where there are not two numbers to choose between. */
export type FacetOptions = { [F in SetFacet as F['id']]: SetOption[] } & {
  [F in RangeFacet as F['id']]: RangeOptions | undefined;
};

/**
 * Lists what visitors can select in a collection. Runs at build.
 *
 * @param watches the whole collection; the options of a set come in this order
 */
export function listFacetOptions(locale: Locale, watches: readonly WatchSummary[]): FacetOptions {
  const options = facets.map((facet) => [
    facet.id,
    facet.kind === 'set' ? listSetOptions(locale, facet, watches) : listRangeOptions(locale, facet, watches),
  ]);
  return Object.fromEntries(options);
}

function listSetOptions(
  locale: Locale,
  { value, label, rank = () => 0 }: SetFacetEntry,
  watches: readonly WatchSummary[],
): SetOption[] {
  const t = createTranslator(locale);
  const ranked = watches.toSorted((a, b) => rank(a) - rank(b));
  return [...Map.groupBy(ranked, value)].map(([key, [first, ...others]]) => ({
    value: key,
    label: first ? label(first, t) : key,
    count: 1 + others.length,
  }));
}

function listRangeOptions(
  locale: Locale,
  { value }: RangeFacet,
  watches: readonly WatchSummary[],
): RangeOptions | undefined {
  const values = watches.map(value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (!(lowest < highest)) return undefined;
  const bands = findBands(values).map((band) => ({
    ...band,
    count: values.filter((number) => isWithin(band, number)).length,
  }));
  const named = [lowest, highest, ...bands.flatMap(({ min, max }) => [min, max])].filter(
    (number) => number !== undefined,
  );
  return {
    lowest,
    highest,
    bands,
    texts: Object.fromEntries(named.map((number) => [number, formatPrice(locale, number)])),
  };
}

/** The round number nearest to another, as a ratio: 1, 2 or 5 with as many zeros as it takes. */
function roundNumber(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const distance = (candidate: number) => Math.abs(Math.log(candidate / value));
  return [1, 2, 5, 10]
    .map((factor) => factor * power)
    .reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
}

/**
 * Bands to select at a touch. Their limits are round numbers near the quartiles, so that they fit whatever is for sale.
 *
 * @param values positive whole numbers in any order, such as prices in US dollars
 * @returns two to four bands in ascending order, none of them empty, the first open below and the last above; none
 * where the values are too close together
 */
export function findBands(values: readonly number[]): NumericRange[] {
  const sorted = values.toSorted((a, b) => a - b);
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)];
  const limits = [1, 2, 3]
    .map((quarter) => Math.ceil((quarter * sorted.length) / 4))
    .map((index) => roundNumber(((sorted[index - 1] ?? lowest) + (sorted[index] ?? highest)) / 2))
    .filter((limit, index, all) => limit > lowest && limit < highest && all.indexOf(limit) === index);
  const bands = [undefined, ...limits].map((min, index) => ({ min, max: limits[index] }));
  return limits.length === 0 ? [] : bands.filter((band) => values.some((value) => isWithin(band, value)));
}
