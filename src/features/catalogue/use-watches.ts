import { useEffect, useMemo } from 'react';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { useJson } from './use-json.ts';

interface Watches {
  /** All watches, or the initial ones until the rest has arrived. In order of name. */
  watches: readonly WatchSummary[];
  isComplete: boolean;
  hasFailed: boolean;
  /** Fetches the rest now, unless that was tried before. */
  load: () => void;
  /** Fetches the rest once more after a failure. */
  retry: () => void;
}

/**
 * The collection. A large one does not stand in the page as a whole: the rest is fetched when the browser is idle.
 *
 * @param initial the watches that stand in the page
 * @param restHref where the others are, as a JSON array; nothing where there are no others
 */
export function useWatches(initial: readonly WatchSummary[], restHref: string | undefined): Watches {
  const { data: rest, hasFailed, load, retry } = useJson<WatchSummary[]>(restHref);
  useEffect(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else load();
  }, [load]);
  const watches = useMemo(() => (rest ? [...initial, ...rest] : initial), [initial, rest]);
  return { watches, isComplete: !restHref || rest !== undefined, hasFailed, load, retry };
}
