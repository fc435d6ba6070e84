import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import type { FacetOptions } from './facet-options.ts';
import { type Facet, type FacetId, facets } from './facets.ts';

/** The selected values of each facet, in the order of selection. */
export type Filters = Readonly<Record<FacetId, readonly string[]>>;

export const noFilters = buildFilters(() => []);

/** Whether any value is selected. */
export function hasFilters(filters: Filters): boolean {
  return countSelected(filters) > 0;
}

/** The number of selected values in the given facets. */
export function countSelected(filters: Filters, counted: readonly Facet[] = facets): number {
  return counted.reduce((sum, { id }) => sum + filters[id].length, 0);
}

/** The filters with a value added at the end of its facet, or removed if it was there. */
export function toggleValue(filters: Filters, { id }: Facet, value: string): Filters {
  const selected = filters[id];
  return {
    ...filters,
    [id]: selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value],
  };
}

/** Whether a watch passes every filter. */
export function matchesFilters(watch: WatchSummary, filters: Filters, among: readonly Facet[] = facets): boolean {
  return among.every(({ id, value }) => filters[id].length === 0 || filters[id].includes(value(watch)));
}

/**
 * How many watches each value of a facet would leave, given the filters of all other facets.
 *
 * @returns the number by value; values without a watch are missing
 */
export function countByValue(watches: readonly WatchSummary[], facet: Facet, filters: Filters): Map<string, number> {
  const others = facets.filter((other) => other !== facet);
  const counts = new Map<string, number>();
  for (const watch of watches) {
    if (!matchesFilters(watch, filters, others)) continue;
    const value = facet.value(watch);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/**
 * Reads the filters of a query. Unknown values are ignored, because links become outdated or damaged.
 *
 * @param options the values that can be selected
 */
export function readFilters(parameters: URLSearchParams, options: FacetOptions): Filters {
  return buildFilters((id) => {
    const known = options[id].map(({ value }) => value);
    return [...new Set(parameters.getAll(id))].filter((value) => known.includes(value));
  });
}

/** Writes filters at the end of a query that has none. */
export function appendFilters(parameters: URLSearchParams, filters: Filters): void {
  for (const { id } of facets) for (const value of filters[id]) parameters.append(id, value);
}

function buildFilters(select: (id: FacetId) => readonly string[]): Filters {
  return Object.fromEntries(facets.map(({ id }) => [id, select(id)])) as Record<FacetId, readonly string[]>;
}
