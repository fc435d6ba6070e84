import { defaultSort, type SortKey, sortKeys } from './sort.ts';

/** What the visitor has chosen. The query string is its only home. */
export interface CatalogueChoice {
  /** Slugs of the chosen brands, in the order in which they were chosen. */
  brands: readonly string[];
  sort: SortKey;
}

/**
 * Reads the choice from a query such as `?brand=rolex&brand=omega&sort=priceLow`.
 * Values that mean nothing here are passed over, because links grow old and get mangled.
 *
 * @param knownBrands the slugs that can be chosen
 */
export function readQuery(query: string, knownBrands: readonly string[]): CatalogueChoice {
  const parameters = new URLSearchParams(query);
  const brands = new Set(parameters.getAll('brand').filter((slug) => knownBrands.includes(slug)));
  const sort = sortKeys.find((key) => key === parameters.get('sort'));
  return { brands: [...brands], sort: sort ?? defaultSort };
}

/**
 * Writes the choice into a query, leaving parameters of others as they are.
 *
 * @param query the query so far, with or without its question mark
 * @returns with its question mark, or empty: what need not be said is left out
 */
export function writeQuery(query: string, { brands, sort }: CatalogueChoice): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('brand');
  parameters.delete('sort');
  for (const brand of brands) parameters.append('brand', brand);
  if (sort !== defaultSort) parameters.set('sort', sort);
  const written = parameters.toString();
  return written && `?${written}`;
}
