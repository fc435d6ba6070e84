import { useMemo, useSyncExternalStore } from 'react';

/**
 * The ids of the watches that the visitor keeps, as the page's script publishes them (`keep-watches.ts`).
 *
 * @returns nothing while React hydrates, because the static page is everybody's, and until that script has run
 */
export function useKeptIds(): string[] | undefined {
  const text = useSyncExternalStore(subscribe, readIds, () => undefined);
  return useMemo(() => text?.split(' ').filter(Boolean), [text]);
}

/** Asks the page's script to keep these watches instead of those before. */
export function writeKept(ids: readonly string[]) {
  dispatchEvent(new CustomEvent('shortlist:write', { detail: ids }));
}

const readIds = () => document.documentElement.dataset['kept'];

function subscribe(listener: () => void): () => void {
  addEventListener('shortlist:change', listener);
  return () => removeEventListener('shortlist:change', listener);
}
