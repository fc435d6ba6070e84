import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { joinChoices, readEarlyChoice } from './early-choice.ts';
import { type CatalogueChoice, readQuery, writeQuery } from './query.ts';

const changed = 'catalogue:query';

/**
 * The visitor's choice, which lives in the address's query. On the server, and while hydrating, the query counts
 * as empty: the static page shows every watch, and the first render in the browser must agree with it.
 *
 * @param knownBrands slugs of the brands that can be chosen
 * @returns the choice, and a way to change it that neither scrolls nor adds to the history:
 * Back is for leaving the catalogue, not for undoing one filter after the other
 */
export function useChoice(
  knownBrands: readonly string[],
): [choice: CatalogueChoice, choose: (change: Partial<CatalogueChoice>) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const [early] = useState(() => readEarlyChoice(knownBrands));
  const choose = (change: Partial<CatalogueChoice>) =>
    replaceQuery(writeQuery(location.search, { ...readQuery(location.search, knownBrands), ...change }));
  const addEarlyChoice = useEffectEvent(() => {
    if (early) choose(joinChoices(readQuery(location.search, knownBrands), early));
  });
  useEffect(() => addEarlyChoice(), []);
  return [readQuery(query, knownBrands), choose];
}

function subscribe(listener: () => void) {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}

function replaceQuery(query: string) {
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  dispatchEvent(new Event(changed));
}
