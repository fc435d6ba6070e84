import { useSyncExternalStore } from 'react';

const changed = 'catalogue:query';

function subscribe(listener: () => void) {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}

/**
 * The address's query as React state. On the server, and while hydrating, it is empty: the static page shows
 * every watch, and the first render in the browser must agree with it.
 *
 * @returns the query with its question mark, and a way to replace it that neither scrolls nor adds to the history:
 * Back is for leaving the catalogue, not for undoing one filter after the other
 */
export function useQuery(): [query: string, replaceQuery: (query: string) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return [query, replaceQuery];
}

function replaceQuery(query: string) {
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  dispatchEvent(new Event(changed));
}
