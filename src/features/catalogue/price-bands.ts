import { filterByPrice } from './filter.ts';
import type { PriceRange } from './price-range.ts';

/** The round price nearest to another, as a ratio: 1, 2 or 5 with as many noughts as it takes. */
function roundPrice(dollars: number): number {
  const power = 10 ** Math.floor(Math.log10(dollars));
  const distance = (candidate: number) => Math.abs(Math.log(candidate / dollars));
  return [1, 2, 5, 10]
    .map((factor) => factor * power)
    .reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
}

/**
 * Bands of prices to choose from at a touch, found from the prices themselves so that they fit whatever is for sale:
 * their limits are round prices near those that part the collection into quarters.
 *
 * @param prices whole US dollars, in any order
 * @returns two to four bands from cheap to dear, none of them empty, the first open below and the last above;
 * none where the prices lie too close together to be parted
 */
export function findPriceBands(prices: readonly number[]): PriceRange[] {
  const sorted = prices.toSorted((a, b) => a - b);
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)];
  const limits = [1, 2, 3]
    .map((quarter) => Math.ceil((quarter * sorted.length) / 4))
    .map((place) => roundPrice(((sorted[place - 1] ?? lowest) + (sorted[place] ?? highest)) / 2))
    .filter((limit, index, all) => limit > lowest && limit < highest && all.indexOf(limit) === index);
  const bands = [undefined, ...limits].map((min, index) => ({ min, max: limits[index] }));
  const watches = prices.map((price) => ({ price }));
  return limits.length === 0 ? [] : bands.filter((band) => filterByPrice(watches, band).length > 0);
}
