import { useEffect, useEffectEvent, useState } from 'react';
// Only its types: the code is in the script of every page.
import type {} from './start-shortlist.ts';

/**
 * The ids of the watches on the shortlist, from the script of every page (`start-shortlist.ts`).
 *
 * @param onRemoved called when the visitor has removed one watch, here or in another tab
 * @returns `undefined` during hydration, because the static page has no list, and until that script has run
 */
export function useKeptIds(onRemoved: (id: string, before: readonly string[]) => void) {
  const [kept, setKept] = useState<readonly string[]>();
  const read = useEffectEvent(() => {
    const ids = document.documentElement.dataset['kept']?.split(' ').filter(Boolean);
    const [removed, ...others] = kept?.filter((id) => !ids?.includes(id)) ?? [];
    if (kept && removed && others.length === 0) onRemoved(removed, kept);
    setKept(ids);
  });
  useEffect(() => {
    const listener = () => read();
    listener();
    addEventListener('shortlist:change', listener);
    return () => removeEventListener('shortlist:change', listener);
  }, []);
  return kept;
}

/** Replaces the list. */
export function writeKeptIds(ids: readonly string[]) {
  dispatchEvent(new CustomEvent('shortlist:write', { detail: ids }));
}
