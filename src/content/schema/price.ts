import { z } from 'zod';
import { intlFormat } from '../../i18n/intl-format.ts';

/** How owners write a currency beside a number: `₹`, `INR`. */
function signsOf(currency: string): string[] {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const format = intlFormat('NumberFormat', 'en', options);
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
  return [...new Set([symbol ?? currency, currency])];
}

/** Groups of digits as in `16,500`, `1,25,000` or `16 500`. A point is none: `16.500` may mean either. */
const grouped = /^\d{1,3}([, ]\d{2,3})*[, ]\d{3}$|^\d+$/;

/**
 * Reads a price as owners write it, in a form or a file: `16500`, `16,500`, `1,25,000`, `$16,500`.
 *
 * @param currency whose sign it may have, as an ISO 4217 code
 * @returns whole units of the currency; `undefined` for other texts
 */
export function readPrice(text: string, currency: string): number | undefined {
  const plain = signsOf(currency)
    .reduce((rest, sign) => rest.replace(sign, ''), text)
    .trim();
  return grouped.test(plain) ? Number(plain.replaceAll(/[, ]/g, '')) : undefined;
}

const expected = 'expected a whole number, such as 8900 or 8,900';

/** A price in a currency. */
export function priceIn(currency: string) {
  return z
    .string(expected)
    .refine((text) => readPrice(text, currency) !== undefined, { error: expected, abort: true })
    .transform((text) => readPrice(text, currency) ?? 0)
    .pipe(z.number().positive('expected a price of more than 0'));
}
