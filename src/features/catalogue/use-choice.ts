import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { joinChoices, readEarlyChoice } from './early-choice.ts';
import { type CatalogueChoice, type CatalogueOffer, readQuery, writeQuery } from './query.ts';
import { chooseQuery, currentQuery, onQueryChange } from './query-store.ts';

/**
 * The visitor's choice, which lives in the address's query. On the server, and while hydrating, the query counts
 * as empty: the static page shows every watch, and the first render in the browser must agree with it.
 *
 * @returns the choice, and a way to change it that neither scrolls nor adds to the history:
 * Back is for leaving the catalogue, not for undoing one filter after the other
 */
export function useChoice(
  offer: CatalogueOffer,
): [choice: CatalogueChoice, choose: (change: Partial<CatalogueChoice>) => void] {
  const query = useSyncExternalStore(onQueryChange, currentQuery, () => '');
  const [early] = useState(() => readEarlyChoice(offer));
  const choose = (change: Partial<CatalogueChoice>) =>
    chooseQuery(writeQuery(currentQuery(), { ...readQuery(currentQuery(), offer), ...change }));
  const addEarlyChoice = useEffectEvent(() => {
    if (early) choose(joinChoices(readQuery(currentQuery(), offer), early));
  });
  useEffect(() => addEarlyChoice(), []);
  return [readQuery(query, offer), choose];
}
