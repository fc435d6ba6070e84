import { useEffect, useMemo } from 'react';
import { useJson } from '../../components/use-json/use-json.ts';
import type { CatalogueWatch } from './filters/describe-facets.ts';

/**
 * The collection, of any size. The page contains the first watches; the others are fetched as soon as it is hydrated.
 *
 * @param initial the watches in the page
 * @param othersHref the URL of the others as a JSON array; `undefined` if there are none
 * @returns `watches` in the order of `sortByName`, only those in the page while `state` is not `all`; `load` fetches the
 * others again after a failure
 */
export function useCollection(initial: readonly CatalogueWatch[], othersHref: string | undefined) {
  const { data: others, hasFailed, load } = useJson<CatalogueWatch[]>(othersHref);
  useEffect(load, [load]);
  const watches = useMemo(() => (others ? [...initial, ...others] : initial), [initial, others]);
  const state = !othersHref || others ? 'all' : hasFailed ? 'failed' : 'loading';
  return { watches, state, load } as const;
}
