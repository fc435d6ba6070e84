import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
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

/** Filters with the values of each facet. */
export function buildFilters(select: (id: FacetId) => readonly string[]): Filters {
  return Object.fromEntries(facets.map(({ id }) => [id, select(id)])) as Record<FacetId, readonly string[]>;
}
