import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { filterByBrand, filterByPrice } from './filter.ts';
import { type Plate, readPlates, showPlates, whenPlatesHaveCome } from './page-plates.ts';
import type { CatalogueChoice } from './query.ts';
import { sortNamed } from './sort.ts';

/**
 * Shows on the page what the visitor has chosen to see.
 *
 * @returns the plates shown, in their order; nothing where the page is left as it is, with every watch that there is: on
 * the server, while hydrating, and until the page has come as a whole
 */
export function usePlates({ brands, price, sort }: CatalogueChoice): readonly Plate[] | undefined {
  const plates = useSyncExternalStore(whenPlatesHaveCome, readPlates, () => undefined);
  const ordered = useMemo(() => plates && sortNamed(plates, sort), [plates, sort]);
  const shown = ordered && filterByPrice(filterByBrand(ordered, brands), price);
  useLayoutEffect(() => {
    if (shown) showPlates(shown);
  });
  return shown;
}
