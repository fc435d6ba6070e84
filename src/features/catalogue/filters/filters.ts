import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import type { FacetOptions } from './facet-options.ts';
import { type Facet, type FacetId, facets } from './facets.ts';

/** What is selected of each facet, in the order in which it was selected. */
export type Filters = Readonly<Record<FacetId, readonly string[]>>;

/** Nothing selected: what Clear Filters and Clear All leave. They keep the sort. */
export const noFilters = buildFilters(() => []);

/** Whether anything is selected, and so whether there is anything to clear. */
export function hasFilters(filters: Filters): boolean {
  return countSelected(filters) > 0;
}

/** How many values are selected in some facets. */
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
 * Reads the facets' parameters of a query. Values that mean nothing here are ignored, because links grow old and get
 * mangled.
 *
 * @param options what there is to select
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
