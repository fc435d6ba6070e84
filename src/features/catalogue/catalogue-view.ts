import { useEffect, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../../components/hydrated/use-hydrated.ts';
import type { FacetOptions } from './filters/describe-facets.ts';
import { facets, recordByFacet } from './filters/facets.ts';
import { type Filters, noFilters } from './filters/filters.ts';
import { type SortKey, sortKeys } from './sort.ts';

/** The state of the catalogue. The URL's query follows it. */
export interface CatalogueView {
  filters: Filters;
  search: string;
  sort: SortKey;
}

export const defaultView: CatalogueView = { filters: noFilters, search: '', sort: 'az' };

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

/** The pause in typing before the search is written to the URL. Safari throws after 100 changes in ten seconds. */
const URL_DELAY_MS = 300;

/**
 * The catalogue's view, read from the URL's query, and a function that changes it. The URL follows: it replaces the history
 * entry, so that Back leaves the catalogue instead of undoing one filter after the other.
 *
 * While React hydrates, the query counts as empty, because the static page shows every watch, and its controls do not work.
 */
export function useCatalogueView(options: FacetOptions) {
  const isHydrated = useHydrated();
  const [view, setView] = useState(() => (isHydrated ? parseQuery(location.search, options) : defaultView));

  // A layout effect, so that the browser does not paint every watch first.
  useLayoutEffect(() => {
    const read = () => setView(parseQuery(location.search, options));
    read();
    delete document.documentElement.dataset['filtersPending'];
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [options]);

  useEffect(() => {
    if (!isHydrated) return;
    const write = () => {
      const query = writeQuery(location.search, view);
      if (query !== location.search)
        history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    };
    const timer = setTimeout(write, view.search ? URL_DELAY_MS : 0);
    // Also before the visitor follows a link.
    addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', write, true);
    };
  }, [view, isHydrated]);

  const changeView = (change: Partial<CatalogueView>) => setView((before) => ({ ...before, ...change }));
  return { view, changeView, isHydrated };
}
