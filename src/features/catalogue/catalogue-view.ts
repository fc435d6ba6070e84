import type { FacetOptions } from './filters/describe-facets.ts';
import { facets, recordByFacet } from './filters/facets.ts';
import { type Filters, noFilters } from './filters/filters.ts';
import { type SortKey, sortKeys } from './sort.ts';

/** The state of the catalogue. It is stored only in the URL's query. */
export interface CatalogueView {
  filters: Filters;
  /** The text of the search field. */
  search: string;
  sort: SortKey;
}

export const defaultView: CatalogueView = { filters: noFilters, search: '', sort: 'az' };

/** The query parameters of the catalogue. */
export const catalogueParameters: readonly string[] = [...facets.map(({ id }) => id), 'q', 'sort'];

/** Longer searches are cut. */
export const MAX_SEARCH_LENGTH = 80;

/**
 * Reads a query such as `?brand=rolex&brand=omega&price=5000-10000&sort=priceLow`. Unknown values are ignored, because links
 * become outdated or damaged.
 *
 * @param options the values that can be selected
 */
export function parseQuery(query: string, options: FacetOptions): CatalogueView {
  const parameters = new URLSearchParams(query);
  const search = (parameters.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
  return {
    filters: recordByFacet((id) => {
      const known = options[id].map(({ value }) => value);
      return [...new Set(parameters.getAll(id))].filter((value) => known.includes(value));
    }),
    search: search.trim() && search,
    sort: sortKeys.find((key) => key === parameters.get('sort')) ?? defaultView.sort,
  };
}

/**
 * Writes a view into a query and keeps parameters that are not the catalogue's.
 *
 * @param query the query so far, with or without its question mark
 * @returns the query with its question mark, or an empty string. Default values are left out.
 */
export function writeQuery(query: string, { filters, search, sort }: CatalogueView): string {
  const parameters = new URLSearchParams(query);
  for (const name of catalogueParameters) parameters.delete(name);
  for (const { id } of facets) for (const value of filters[id]) parameters.append(id, value);
  if (search.trim()) parameters.set('q', search);
  if (sort !== defaultView.sort) parameters.set('sort', sort);
  const written = parameters.toString();
  return written && `?${written}`;
}
