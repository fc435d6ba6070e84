import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
// Only its types: the code is in the script of every page.
import type {} from './start-shortlist.ts';

/**
 * The ids of the watches on the shortlist, from the script of every page (`start-shortlist.ts`).
 *
 * @returns `undefined` during hydration, because the static page has no list, and until that script has run
 */
export function useKeptIds(): string[] | undefined {
  const text = useSyncExternalStore(subscribe, readIds, () => undefined);
  return useMemo(() => text?.split(' ').filter(Boolean), [text]);
}

/**
 * Calls `onRemoved` when the visitor has removed one watch, here or in another tab.
 *
 * @param kept from `useKeptIds`
 */
export function useRemoved(
  kept: readonly string[] | undefined,
  onRemoved: (id: string, before: readonly string[]) => void,
) {
  const before = useRef<readonly string[]>([]);
  const reportRemoved = useEffectEvent(onRemoved);
  useEffect(() => {
    const removed = before.current.filter((id) => !kept?.includes(id));
    if (removed[0] && removed.length === 1) reportRemoved(removed[0], before.current);
    before.current = kept ?? [];
  }, [kept]);
}

/** Replaces the list. */
export function writeKeptIds(ids: readonly string[]) {
  dispatchEvent(new CustomEvent('shortlist:write', { detail: ids }));
}

const readIds = () => document.documentElement.dataset['kept'];

function subscribe(listener: () => void): () => void {
  addEventListener('shortlist:change', listener);
  return () => removeEventListener('shortlist:change', listener);
}
