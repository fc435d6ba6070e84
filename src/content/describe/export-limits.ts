import type { Shop } from '../schema/shop-schema.ts';
import { isProtectedLeather } from '../schema/strap-leather.ts';
import { shipsOnlyWithin } from '../schema/terms-schema.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { isAntique } from './antique.ts';

/** What of a watch may not leave the shop's country without papers. */
export interface ExportLimits {
  /** The watch, without a certificate that it is no antiquity. */
  watch: boolean;
  /** Its strap. */
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
