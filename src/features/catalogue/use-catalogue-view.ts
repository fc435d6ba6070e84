import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { type CatalogueView, parseQuery, writeQuery } from './catalogue-view.ts';
import type { FacetOptions } from './filters/describe-facets.ts';

/** The pause in typing before the search is written to the URL. Safari throws after 100 changes in ten seconds. */
const URL_DELAY_MS = 300;

/**
 * The catalogue's view, read from the URL's query, and a function that changes it. A change replaces the history entry, so
 * that Back leaves the catalogue instead of undoing one filter after the other.
 *
 * While React hydrates, the query counts as empty, because the static page shows every watch, and its controls do not work.
 */
export function useCatalogueView(options: FacetOptions) {
  const [query, setQuery] = useState<string>();
  /** The text of the search field while the URL does not have it yet. */
  const [typed, setTyped] = useState<string>();
  const view = useMemo(() => {
    const written = parseQuery(query ?? '', options);
    return { ...written, search: typed ?? written.search };
  }, [query, options, typed]);

  // A layout effect, so that the browser does not paint every watch first.
  useLayoutEffect(() => {
    const read = () => setQuery(location.search);
    read();
    delete document.documentElement.dataset['filtersPending'];
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  function write(changed: CatalogueView) {
    const written = writeQuery(location.search, changed);
    history.replaceState(history.state, '', `${location.pathname}${written}${location.hash}`);
    setTyped(undefined);
    setQuery(written);
  }

  const writeTyped = useEffectEvent(() => write(view));
  useEffect(() => {
    if (typed === undefined) return;
    const writeTypedNow = () => writeTyped();
    const timer = setTimeout(writeTypedNow, URL_DELAY_MS);
    // Also before the visitor follows a link.
    addEventListener('click', writeTypedNow, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', writeTypedNow, true);
    };
  }, [typed]);

  function changeView({ search, ...change }: Partial<CatalogueView>) {
    if (search && Object.keys(change).length === 0) setTyped(search);
    else write({ ...view, ...change, search: search ?? view.search });
  }
  return { view, changeView, isHydrated: query !== undefined };
}
