import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import type { FacetOptions } from './facet-options.ts';
import { type Facet, facets, type RangeFacet, type SetFacet } from './facets.ts';
import { inOrder, isBounded, isWithin, type NumericRange, parseWholeNumber, usefulBounds } from './numeric-range.ts';

/** What is selected of each facet: values in the order in which they were selected, or two bounds. */
export type Filters = { readonly [F in SetFacet as F['id']]: readonly string[] } & {
  readonly [F in RangeFacet as F['id']]: NumericRange;
};

/** Nothing selected: what Clear Filters and Clear All leave. The sort is kept (specification, section 4). */
export const noFilters = buildFilters((facet) => (facet.kind === 'set' ? [] : {}));

/** Tells whether anything is selected, and so whether there is anything to clear. */
export function hasFilters(filters: Filters): boolean {
  return countSelected(filters, facets) > 0;
}

/** How many values and ranges are selected in some facets. */
export function countSelected(filters: Filters, counted: readonly Facet[]): number {
  const counts = counted.map((facet) =>
    facet.kind === 'set' ? filters[facet.id].length : Number(isBounded(filters[facet.id])),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The filters with a value of a set added at its end, or removed if it was there. */
export function toggleValue(filters: Filters, { id }: SetFacet, value: string): Filters {
  const selected = filters[id];
  return {
    ...filters,
    [id]: selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value],
  };
}

/** Tells whether a watch passes every filter. */
export function matchesFilters(watch: WatchSummary, filters: Filters): boolean {
  return facets.every((facet) => matchesFacet(watch, facet, filters));
}

/** The watches that pass the filters of all facets but one: those that its options choose from. */
function passOtherFilters(watches: readonly WatchSummary[], facet: Facet, filters: Filters): WatchSummary[] {
  const others: readonly Facet[] = facets.filter(({ id }) => id !== facet.id);
  return watches.filter((watch) => others.every((other) => matchesFacet(watch, other, filters)));
}

/**
 * How many watches each value of a set would leave, given the filters of all other facets.
 *
 * @returns the number by value; values without a watch are missing
 */
export function countByValue(watches: readonly WatchSummary[], facet: SetFacet, filters: Filters): Map<string, number> {
  const counts = new Map<string, number>();
  for (const watch of passOtherFilters(watches, facet, filters)) {
    const value = facet.value(watch);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** How many watches each range would leave, given the filters of all other facets. In the order of the ranges. */
export function countByRange(
  watches: readonly WatchSummary[],
  facet: RangeFacet,
  filters: Filters,
  ranges: readonly NumericRange[],
): number[] {
  const values = passOtherFilters(watches, facet, filters).map(facet.value);
  return ranges.map((range) => values.filter((value) => isWithin(range, value)).length);
}

function matchesFacet(watch: WatchSummary, facet: Facet, filters: Filters): boolean {
  if (facet.kind === 'range') return isWithin(filters[facet.id], facet.value(watch));
  const selected = filters[facet.id];
  return selected.length === 0 || selected.includes(facet.value(watch));
}

/**
 * Reads the facets' parameters of a query. Values that mean nothing here are ignored, because links grow old and get
 * mangled.
 *
 * @param options what there is to select
 */
export function readFilters(parameters: URLSearchParams, options: FacetOptions): Filters {
  return buildFilters((facet) => {
    if (facet.kind === 'set') {
      const known = options[facet.id].map(({ value }) => value);
      return [...new Set(parameters.getAll(facet.parameter))].filter((value) => known.includes(value));
    }
    const bound = (name: string) => parseWholeNumber(parameters.get(name) ?? '');
    const { min, max } = facet.parameters;
    const span = options[facet.id];
    return span ? usefulBounds(inOrder({ min: bound(min), max: bound(max) }), span) : {};
  });
}

/** Writes filters at the end of a query that has none. */
export function appendFilters(parameters: URLSearchParams, filters: Filters): void {
  for (const facet of facets) {
    if (facet.kind === 'set') for (const value of filters[facet.id]) parameters.append(facet.parameter, value);
    else
      for (const bound of ['min', 'max'] as const) {
        const number = filters[facet.id][bound];
        if (number !== undefined) parameters.set(facet.parameters[bound], String(number));
      }
  }
}

function buildFilters(select: (facet: Facet) => readonly string[] | NumericRange): Filters {
  // The table's entries and the type's members are the same by construction, which the type checker can't follow.
  return Object.fromEntries(facets.map((facet) => [facet.id, select(facet)])) as unknown as Filters;
}
