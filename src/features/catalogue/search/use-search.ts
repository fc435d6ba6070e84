import { useDeferredValue, useEffect, useMemo } from 'react';
import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import { useJson } from '../use-json.ts';
import { hasPatterns, searchPatterns } from './search-words.ts';

interface Search {
  /** The watches in which every word occurs, or all while there is nothing to look in. */
  found: readonly WatchSummary[];
  /** What is looked for, to be marked; nothing without a search. */
  searched: readonly string[] | undefined;
  /** Whether `found` does not follow what was typed yet. */
  isPending: boolean;
  hasFailed: boolean;
  load: () => void;
  retry: () => void;
}

/**
 * The watches that a visitor looks for. What is looked in is fetched at the first focus, or when the URL has a search.
 * The list follows typing as soon as there is time for it.
 *
 * @param href where the texts are, by watch id
 * @param typed what the search field says
 */
export function useSearch(watches: readonly WatchSummary[], href: string, typed: string): Search {
  const { data: texts, hasFailed, load, retry } = useJson<Record<string, string>>(href);
  const deferred = useDeferredValue(typed);
  const searched = useMemo(() => {
    const patterns = texts ? searchPatterns(deferred, Object.values(texts)) : [];
    return patterns.length > 0 ? patterns : undefined;
  }, [texts, deferred]);
  const found = useMemo(
    () => (searched ? watches.filter(({ id }) => hasPatterns(texts?.[id] ?? '', searched)) : watches),
    [watches, texts, searched],
  );
  const isNeeded = typed !== '';
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  const isPending = isNeeded && !hasFailed && (!texts || deferred !== typed);
  return { found, searched, isPending, hasFailed, load, retry };
}
