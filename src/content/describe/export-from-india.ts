/* What holds for a shop in India alone. The law of other countries is for their shops to tell, in their own words. */

import { todayIn } from '../../i18n/zoned-time.ts';
import type { Shop } from '../schema/shop-schema.ts';
import { shipsAbroad } from '../schema/terms-schema.ts';
import { isProtectedLeather, type Watch } from '../schema/watch-schema.ts';

/**
 * From this age on an object may be an antiquity in India. Source: The Antiquities and Art Treasures Act, 1972,
 * section 2 (1) (a): "which has been in existence for not less than one hundred years".
 */
export const ANTIQUE_YEARS = 100;

/**
 * Whether a watch is a hundred years old or older. Only the year is known, so the age counts from 1 January.
 *
 * @param year in which it was made
 * @param today the date of the build, in ISO 8601
 */
export function isAntique(year: number, today: string): boolean {
  return Number(today.slice(0, 4)) - year >= ANTIQUE_YEARS;
}

/** Whether the shop is in India, and sends watches to other countries. */
export function exportsFromIndia({ terms, address }: Pick<Shop, 'terms' | 'address'>): boolean {
  return address.countryCode === 'IN' && shipsAbroad(terms, 'IN');
}

/**
 * What of a watch may not leave India: the watch, without a certificate that it is no antiquity, and its strap. A shop that does
 * not export from India has no limits to mention.
 */
export function exportLimits(
  { year, strapLeather }: Pick<Watch, 'year' | 'strapLeather'>,
  shop: Pick<Shop, 'terms' | 'address' | 'hours'>,
) {
  const exports = exportsFromIndia(shop);
  return {
    watch: exports && isAntique(year, todayIn(shop.hours.timeZone)),
    strap: exports && isProtectedLeather(strapLeather),
  };
}
