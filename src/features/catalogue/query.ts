import { inOrder, isBounded, type PriceRange, type PriceSpan, readPrice, usefulBounds } from './price-range.ts';
import { defaultSort, type SortKey, sortKeys } from './sort.ts';

/** What the visitor has chosen. The query string is its only home. */
export interface CatalogueChoice {
  /** Slugs of the chosen brands, in the order in which they were chosen. */
  brands: readonly string[];
  price: PriceRange;
  sort: SortKey;
}

/** What there is to choose from. */
export interface CatalogueOffer {
  /** Slugs of the brands that have a watch. */
  brands: readonly string[];
  /** Nothing where there are not two prices to choose between. */
  prices: PriceSpan | undefined;
}

/** What Clear Filters and Clear All leave of a choice: neither brands nor price; the sort is kept (specification, section 4). */
export const noFilters: Pick<CatalogueChoice, 'brands' | 'price'> = { brands: [], price: {} };

/** Tells whether brands or a price are chosen: whether there is anything to clear. */
export function hasFilters({ brands, price }: CatalogueChoice): boolean {
  return brands.length > 0 || isBounded(price);
}

/**
 * Reads the choice from a query such as `?brand=rolex&brand=omega&priceMax=10000&sort=priceLow`.
 * Values that mean nothing here are passed over, because links grow old and get mangled.
 */
export function readQuery(query: string, offer: CatalogueOffer): CatalogueChoice {
  const parameters = new URLSearchParams(query);
  const brands = new Set(parameters.getAll('brand').filter((slug) => offer.brands.includes(slug)));
  const bound = (name: string) => readPrice(parameters.get(name) ?? '');
  const price = inOrder({ min: bound('priceMin'), max: bound('priceMax') });
  const sort = sortKeys.find((key) => key === parameters.get('sort'));
  return {
    brands: [...brands],
    price: offer.prices ? usefulBounds(price, offer.prices) : {},
    sort: sort ?? defaultSort,
  };
}

/**
 * Writes the choice into a query, leaving parameters of others as they are.
 *
 * @param query the query so far, with or without its question mark
 * @returns with its question mark, or empty: what need not be said is left out
 */
export function writeQuery(query: string, { brands, price, sort }: CatalogueChoice): string {
  const parameters = new URLSearchParams(query);
  for (const name of ['brand', 'priceMin', 'priceMax', 'sort']) parameters.delete(name);
  for (const brand of brands) parameters.append('brand', brand);
  if (price.min !== undefined) parameters.set('priceMin', String(price.min));
  if (price.max !== undefined) parameters.set('priceMax', String(price.max));
  if (sort !== defaultSort) parameters.set('sort', sort);
  const written = parameters.toString();
  return written && `?${written}`;
}
