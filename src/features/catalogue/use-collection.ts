import { useEffect, useMemo } from 'react';
import { useJson } from '../../components/use-json/use-json.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';

interface Collection {
  /** In the order of `sortByName`. While `state` is not `all`, the watches in the page. */
  watches: readonly WatchSummary[];
  state: 'all' | 'loading' | 'failed';
  /** Fetches the other watches, unless they are loading. */
  load: () => void;
}

/**
 * The collection, of any size. The page contains the first watches; the others are fetched when the browser is idle, or
 * immediately if the view needs them all.
 *
 * @param initial the watches in the page
 * @param othersHref the URL of the others as a JSON array; `undefined` if there are none
 * @param isUrgent whether the view needs them all: it has a filter, a search or another order
 */
export function useCollection(
  initial: readonly WatchSummary[],
  othersHref: string | undefined,
  isUrgent: boolean,
): Collection {
  const { data: others, hasFailed, load } = useJson<WatchSummary[]>(othersHref);
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (isUrgent || !('requestIdleCallback' in window)) return load();
    const request = requestIdleCallback(load);
    return () => cancelIdleCallback(request);
  }, [load, isUrgent]);
  const watches = useMemo(() => (others ? [...initial, ...others] : initial), [initial, others]);
  if (!othersHref || others) return { watches, state: 'all', load };
  return { watches, state: hasFailed ? 'failed' : 'loading', load };
}
