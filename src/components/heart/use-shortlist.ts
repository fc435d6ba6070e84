import { useSyncExternalStore } from 'react';
import { readShortlist, subscribeToShortlist } from './shortlist.ts';

/** The ids of the watches on the visitor's shortlist. `undefined` until hydrated, because the static page has no list. */
export function useShortlist(): readonly string[] | undefined {
  return useSyncExternalStore(subscribeToShortlist, readShortlist, () => undefined);
}
