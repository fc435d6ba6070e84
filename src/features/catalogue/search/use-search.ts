import { useDeferredValue, useEffect, useMemo } from 'react';
import { useJson } from '../../../components/use-json/use-json.ts';
import type { WatchSummary } from '../../../content/describe/watch-summary.ts';
import { hasPatterns, searchPatterns } from './search-words.ts';

interface Search {
  /** The watches in which every word occurs, or all while there is nothing to search. */
  found: readonly WatchSummary[];
  /** Whether `found` does not follow what was typed yet. */
  isPending: boolean;
  hasFailed: boolean;
  load: () => void;
}

/**
 * The watches that a visitor looks for. What is searched is fetched when the visitor focuses the search field, or when the
 * URL has a search. The list follows typing as soon as there is time for it.
 *
 * @param href the URL of what is searched, by watch id
 * @param typed what the search field says
 */
export function useSearch(watches: readonly WatchSummary[], href: string, typed: string): Search {
  const { data: texts, hasFailed, load } = useJson<Record<string, string>>(href);
  const deferred = useDeferredValue(typed);
  const found = useMemo(() => {
    const patterns = texts ? searchPatterns(deferred, Object.values(texts)) : [];
    return patterns.length > 0 ? watches.filter(({ id }) => hasPatterns(texts?.[id] ?? '', patterns)) : watches;
  }, [watches, texts, deferred]);
  const isNeeded = typed !== '';
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  const isPending = isNeeded && !hasFailed && (!texts || deferred !== typed);
  return { found, isPending, hasFailed, load };
}
