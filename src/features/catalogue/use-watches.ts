import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WatchSummary } from '../../content/watch-summary.ts';

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
  const [rest, setRest] = useState<readonly WatchSummary[] | undefined>(restHref ? undefined : []);
  const [hasFailed, setHasFailed] = useState(false);
  const request = useRef<Promise<void>>(undefined);
  const load = useCallback(() => {
    if (!restHref || request.current) return;
    setHasFailed(false);
    request.current = fetchWatches(restHref).then(setRest, () => setHasFailed(true));
  }, [restHref]);
  const retry = useCallback(() => {
    request.current = undefined;
    load();
  }, [load]);
  useEffect(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else load();
  }, [load]);
  const watches = useMemo(() => (rest ? [...initial, ...rest] : initial), [initial, rest]);
  return { watches, isComplete: rest !== undefined, hasFailed, load, retry };
}

async function fetchWatches(href: string): Promise<WatchSummary[]> {
  const response = await fetch(href, { priority: 'low' });
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.json();
}
