import type { Words } from '../../../content/words/translate.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { CatalogueWatch, FacetOptions } from './describe-facets.ts';
import { type Facet, type FacetId, facets, recordByFacet } from './facets.ts';

/** The selected values of each facet, in the order of selection. */
export type Filters = Readonly<Record<FacetId, readonly string[]>>;

export interface FilterProps {
  locale: Locale;
  words: Words<'catalog'>['catalog'];
  options: FacetOptions;
  /** The watches that counts are based on: those of the search. */
  watches: readonly CatalogueWatch[];
  filters: Filters;
  matchCount: number;
  onChange: (filters: Filters) => void;
}

export const noFilters: Filters = recordByFacet(() => []);

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

export function matchesFilters(watch: CatalogueWatch, filters: Filters): boolean {
  return facets.every(
    ({ id }) => filters[id].length === 0 || valuesOf(watch, id).some((value) => filters[id].includes(value)),
  );
}

function valuesOf({ facets: values }: CatalogueWatch, id: FacetId): string[] {
  return values[id].split(' ');
}

/** The labels of the selected values, in the order of the facets and their options. */
export function selectedLabels(options: FacetOptions, filters: Filters): string[] {
  const selected = facets.flatMap(({ id }) => options[id].filter(({ value }) => filters[id].includes(value)));
  return selected.map(({ label }) => label);
}

/**
 * How many watches would remain for each value of a facet, with the filters of all other facets.
 *
 * @returns the number by value; values without a watch are missing
 */
export function countByValue(watches: readonly CatalogueWatch[], { id }: Facet, filters: Filters): Map<string, number> {
  const others = { ...filters, [id]: [] };
  const counts = new Map<string, number>();
  const values = watches.filter((watch) => matchesFilters(watch, others)).flatMap((watch) => valuesOf(watch, id));
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
