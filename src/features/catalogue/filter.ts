import type { WatchSummary } from '../../content/watch-summary.ts';
import type { PriceRange } from './price-range.ts';

/** A brand as the menu offers it: the slug stands in the query, the name on the page. */
export interface BrandOption {
  slug: string;
  name: string;
}

/** The watches of the chosen brands; all of them when none is chosen. */
export function filterByBrand<T extends Pick<WatchSummary, 'brandSlug'>>(
  watches: readonly T[],
  brands: readonly string[],
): readonly T[] {
  return brands.length === 0 ? watches : watches.filter((watch) => brands.includes(watch.brandSlug));
}

/** The watches whose price lies within the bounds, a price that is itself a bound included. */
export function filterByPrice<T extends Pick<WatchSummary, 'price'>>(
  watches: readonly T[],
  { min = 0, max = Number.POSITIVE_INFINITY }: PriceRange,
): readonly T[] {
  return watches.filter(({ price }) => price >= min && price <= max);
}

/** Every brand that has a watch, once, in the order of the list given. */
export function listBrands(watches: readonly Pick<WatchSummary, 'brand' | 'brandSlug'>[]): BrandOption[] {
  const names = new Map(watches.map((watch) => [watch.brandSlug, watch.brand]));
  return [...names].map(([slug, name]) => ({ slug, name }));
}

/** The selection with a brand added at its end, or taken away if it was there. */
export function toggleBrand(selected: readonly string[], slug: string): string[] {
  return selected.includes(slug) ? selected.filter((other) => other !== slug) : [...selected, slug];
}
