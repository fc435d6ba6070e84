import { useSyncExternalStore } from 'react';

/** Whether React handles the island's events: not in the static HTML, nor in the first render, which shows the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
