import { useDeferredValue, useEffect, useMemo } from 'react';
import { useJson } from '../../../components/use-json/use-json.ts';
import type { CatalogueWatch } from '../filters/describe-facets.ts';
import { hasPatterns, searchPatterns } from './search-words.ts';

/**
 * Searches the watches. The search texts are fetched when the visitor focuses the search field, or when the URL has a search.
 *
 * @param href the URL of the search texts by watch id, as JSON
 * @param typed the text of the search field
 * @returns `found`: the watches that have every word, or all watches if the search is empty or not loaded; `isPending`:
 * whether `found` does not match the typed text yet
 */
export function useSearch(watches: readonly CatalogueWatch[], href: string, typed: string) {
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
