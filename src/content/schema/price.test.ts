import { expect, test } from 'vitest';
import { readPrice } from './price.ts';

test.each(['16500', '16,500', '$16,500', '$ 16,500', '16 500', ' 16500 ', '16500 USD'])('%j is a price', (text) => {
  expect(readPrice(text, 'USD')).toBe(16_500);
});

test('a price may be grouped in lakhs, and have the sign of its currency', () => {
  for (const text of ['1,25,000', '₹ 1,25,000', '₹125,000', 'INR 125000']) expect(readPrice(text, 'INR')).toBe(125_000);
});

test.each([
  ['a point, which may be one of decimals', '16.500', 'USD'],
  ['a decimal comma', '16,5', 'USD'],
  ['decimals', '16500.50', 'USD'],
  ['the sign of another currency', '₹16500', 'USD'],
  ['the sign of another currency', '$16500', 'INR'],
  ['words', 'on request', 'USD'],
  ['nothing', '', 'USD'],
  ['an exponent', '1.65e4', 'USD'],
])('a text with %s is none: %j', (_, text, currency) => {
  expect(readPrice(text, currency)).toBeUndefined();
});
