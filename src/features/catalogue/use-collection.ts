import { useEffect, useMemo } from 'react';
import { useJson } from '../../components/use-json/use-json.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';

interface Collection {
  /** In order of name. While `state` is not `all`, those that stand in the page. */
  watches: readonly WatchSummary[];
  state: 'all' | 'loading' | 'failed';
  /** Fetches the missing ones, unless they are on their way. */
  load: () => void;
}

/**
 * The collection, however large. The page holds the first watches; the others are fetched when the browser is idle.
 *
 * @param initial the watches that stand in the page
 * @param othersHref the URL of the others as a JSON array; `undefined` if there are none
 */
export function useCollection(initial: readonly WatchSummary[], othersHref: string | undefined): Collection {
  const { data: others, hasFailed, load } = useJson<WatchSummary[]>(othersHref);
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return load();
    const request = requestIdleCallback(load);
    return () => cancelIdleCallback(request);
  }, [load]);
  const watches = useMemo(() => (others ? [...initial, ...others] : initial), [initial, others]);
  if (!othersHref || others) return { watches, state: 'all', load };
  return { watches, state: hasFailed ? 'failed' : 'loading', load };
}
