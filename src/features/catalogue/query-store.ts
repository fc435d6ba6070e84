const chosen = 'catalogue:query';

/** Milliseconds after which the address has followed a choice. */
const behind = 100;

/** What was chosen last, and the address at which it was, which does not say so yet. */
let ahead: { query: string; address: string } | undefined;

/** The query of the visitor's choice: that of the address, or what it is about to become. For `useSyncExternalStore`. */
export function currentQuery(): string {
  return ahead?.address === location.href ? ahead.query : location.search;
}

/** Calls back when the query changes, by a choice or by Back and Forward. For `useSyncExternalStore`. */
export function onQueryChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(chosen, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(chosen, listener);
  };
}

/**
 * Makes this the query, at once for who reads it here; the address follows when the plates are painted, at the latest
 * before anything else is pressed. Whenever the address changes, a browser with speculation rules looks at every link of
 * the page anew: on a phone with thousands of them that takes a third as long as the plates themselves. Neither scrolls
 * nor adds to the history.
 */
export function chooseQuery(query: string): void {
  ahead = { query, address: location.href };
  setTimeout(writeAddress, behind);
  for (const event of ['pointerdown', 'keydown', 'pagehide'])
    addEventListener(event, writeAddress, { capture: true, once: true });
  dispatchEvent(new Event(chosen));
}

function writeAddress() {
  if (!ahead) return;
  const query = currentQuery();
  ahead = undefined;
  if (query !== location.search)
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}
