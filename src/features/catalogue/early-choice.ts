import { isBounded, type PriceRange } from './price-range.ts';
import { type CatalogueChoice, type CatalogueOffer, hasFilters, readQuery } from './query.ts';
import { defaultSort } from './sort.ts';

/** The toolbar's id: its controls work in the browser before React takes them over. */
export const toolbarId = 'catalogue-toolbar';

/** The name of the price bands' radio buttons, which set the bounds and don't stand in the query themselves. */
export const bandField = 'priceBand';

/** A band as the value of its radio button: `5000-10000`, `-5000`. */
export function writeBand({
  min = '',
  max = '',
}: { [bound in keyof PriceRange]: number | string | undefined }): string {
  return `${min}-${max}`;
}

/**
 * What a visitor has chosen in the static page while the script was still on its way, if anything. To be read
 * while React hydrates: right after, it sets the controls to the address's choice, and this one would be lost.
 */
export function readEarlyChoice(offer: CatalogueOffer): CatalogueChoice | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(toolbarId);
  if (!(form instanceof HTMLFormElement)) return undefined;
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  // What is being typed has a field of its own to look after it.
  for (const name of ['priceMin', 'priceMax']) if (readTyping(name) !== undefined) fields.delete(name);
  if (!fields.get('priceMin') && !fields.get('priceMax')) {
    const [min = '', max = ''] = fields.get(bandField)?.split('-') ?? [];
    fields.set('priceMin', min);
    fields.set('priceMax', max);
  }
  const choice = readQuery(String(fields), offer);
  return hasFilters(choice) || choice.sort !== defaultSort ? choice : undefined;
}

/**
 * The text of the toolbar's field in which a visitor is typing at this moment, if it is the one of this name.
 * A field keeps it through hydration, so that '12' is not taken for the whole of '12000'.
 */
export function readTyping(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.form?.id === toolbarId && field.name === name
    ? field.value
    : undefined;
}

/** The address's choice with the early one added; a price has one range, so the early one goes before that of the address. */
export function joinChoices(address: CatalogueChoice, early: CatalogueChoice): CatalogueChoice {
  return {
    brands: [...new Set([...address.brands, ...early.brands])],
    price: isBounded(early.price) ? early.price : address.price,
    sort: early.sort === defaultSort ? address.sort : early.sort,
  };
}
