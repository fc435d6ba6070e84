import { useEffect, useMemo } from 'react';
import { useJson } from '../../components/use-json/use-json.ts';
import type { CatalogueWatch } from './filters/facets.ts';

/**
 * The collection, of any size. The page contains the first watches; the others are fetched when the browser is idle, or
 * immediately if the view needs them all.
 *
 * @param initial the watches in the page
 * @param othersHref the URL of the others as a JSON array; `undefined` if there are none
 * @param isUrgent whether the view needs them all: it has a filter, a search or another order
 * @returns `watches` in the order of `sortByName`, only those in the page while `state` is not `all`; `load` fetches the
 * others, unless they are loading
 */
export function useCollection(initial: readonly CatalogueWatch[], othersHref: string | undefined, isUrgent: boolean) {
  const { data: others, hasFailed, load } = useJson<CatalogueWatch[]>(othersHref);
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (isUrgent || !('requestIdleCallback' in window)) return load();
    const request = requestIdleCallback(load);
    return () => cancelIdleCallback(request);
  }, [load, isUrgent]);
  const watches = useMemo(() => (others ? [...initial, ...others] : initial), [initial, others]);
  const state = !othersHref || others ? 'all' : hasFailed ? 'failed' : 'loading';
  return { watches, state, load } as const;
}
