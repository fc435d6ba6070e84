import { formatCurrency } from '../src/i18n/format.ts';
import { type Locale, locales } from '../src/i18n/locales.ts';
import { EARLIEST_ZONE } from '../src/i18n/zoned-time.ts';

/** What the forms of watches depend on. */
export interface OwnShop {
  currency: string;
  timeZone: string;
  languages: readonly Locale[];
}

const unknownShop: OwnShop = { currency: 'USD', timeZone: EARLIEST_ZONE, languages: locales };

/** That of the shop, which `buildEditor` writes into the editor's script. */
export const ownShop: OwnShop = import.meta.env?.['SHOP'] ?? unknownShop;

/** The label of a price: `Price, Indian rupees`. */
export function priceLabel(currency: string): string {
  return `Price, ${formatCurrency('en', currency)}`;
}
