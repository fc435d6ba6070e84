import type { Shop } from '../schema/shop-schema.ts';
import { shipsOnlyWithin } from '../schema/terms-schema.ts';
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
 * @param today the date of the build
 */
export function isAntique(year: number, today: Date): boolean {
  return today.getUTCFullYear() - year >= ANTIQUE_YEARS;
}

/** What of a watch may not leave the shop's country without papers. */
export interface ExportLimits {
  /** The watch, without a certificate that it is no antiquity. */
  watch: boolean;
  strap: boolean;
}

/** A shop that ships only within its own country has no limits to mention. */
export function exportLimits(
  { year, strapLeather }: Pick<Watch, 'year' | 'strapLeather'>,
  { terms, address }: Pick<Shop, 'terms' | 'address'>,
): ExportLimits {
  const goesAbroad = !shipsOnlyWithin(address.countryCode, terms);
  return {
    watch: goesAbroad && isAntique(year, new Date()),
    strap: goesAbroad && isProtectedLeather(strapLeather),
  };
}
