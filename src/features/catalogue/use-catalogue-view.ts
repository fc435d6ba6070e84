import { useMemo, useSyncExternalStore } from 'react';
import { type CatalogueView, parseQuery, writeQuery } from './catalogue-view.ts';
import type { FacetOptions } from './filters/facet-options.ts';

const queryChange = 'catalogue:querychange';

/**
 * What the catalogue shows, read from the URL's query, and a way to change it. A change replaces the history entry: Back
 * leaves the catalogue instead of undoing one filter after the other.
 *
 * While React hydrates, the query counts as empty, because the static page shows every watch.
 */
export function useCatalogueView(options: FacetOptions): [CatalogueView, (change: Partial<CatalogueView>) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const view = useMemo(() => parseQuery(query, options), [query, options]);
  const changeView = (change: Partial<CatalogueView>) => {
    const written = writeQuery(location.search, { ...view, ...change });
    history.replaceState(history.state, '', `${location.pathname}${written}${location.hash}`);
    dispatchEvent(new Event(queryChange));
  };
  return [view, changeView];
}

/** Tells whether React has hydrated the page. Until then its controls would ignore what a visitor does. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(queryChange, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(queryChange, listener);
  };
}
