import { formatCurrency } from '../src/i18n/format.ts';

/** The shop's currency, which `buildEditor` writes into the editor's script. */
export const ownCurrency: string = import.meta.env?.['CURRENCY'] ?? 'USD';

/** The label of a price: `Price, Indian rupees`. */
export function priceLabel(currency: string): string {
  return `Price, ${formatCurrency('en', currency)}`;
}

/** How owners write a currency beside a number: `₹`, `INR`. */
export function currencySigns(currency: string): string[] {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).flatMap(({ type, value }) => (type === 'currency' ? [value, currency] : []));
}
