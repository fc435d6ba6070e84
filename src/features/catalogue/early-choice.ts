import { type CatalogueChoice, readQuery } from './query.ts';
import { defaultSort } from './sort.ts';

/** The toolbar's id: its controls work in the browser before React takes them over. */
export const toolbarId = 'catalogue-toolbar';

/**
 * What a visitor has chosen in the static page while the script was still on its way, if anything. To be read
 * while React hydrates: right after, it sets the controls to the address's choice, and this one would be lost.
 */
export function readEarlyChoice(knownBrands: readonly string[]): CatalogueChoice | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(toolbarId);
  if (!(form instanceof HTMLFormElement)) return undefined;
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const choice = readQuery(String(new URLSearchParams(fields)), knownBrands);
  return choice.brands.length > 0 || choice.sort !== defaultSort ? choice : undefined;
}

/** The address's choice with the early one added. */
export function joinChoices(address: CatalogueChoice, early: CatalogueChoice): CatalogueChoice {
  return {
    brands: [...new Set([...address.brands, ...early.brands])],
    sort: early.sort === defaultSort ? address.sort : early.sort,
  };
}
