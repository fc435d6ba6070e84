import { formatCurrency } from '../src/i18n/format.ts';

/** The shop's currency, which `buildEditor` writes into the editor's script. */
export const ownCurrency: string = import.meta.env?.['CURRENCY'] ?? 'USD';

/** The label of a price: `Price, Indian rupees`. */
export function priceLabel(currency: string): string {
  return `Price, ${formatCurrency('en', currency)}`;
}
