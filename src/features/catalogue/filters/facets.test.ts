import { expect, test } from 'vitest';
import { caseSizeBand, priceBand } from './facets.ts';

test.each([
  [1, { value: 'up-to-5000', from: undefined, to: 5000 }],
  [5000, { value: 'up-to-5000', from: undefined, to: 5000 }],
  [5001, { value: '5000-10000', from: 5000, to: 10000 }],
  [20_000, { value: '10000-20000', from: 10000, to: 20000 }],
  [50_000, { value: '20000-50000', from: 20000, to: 50000 }],
  [65_000, { value: 'over-50000', from: 50000, to: undefined }],
])('a price of %d is in its band, including the upper limit', (price, band) => {
  expect(priceBand(price)).toEqual(band);
});

test('a shop may have its own bands', () => {
  expect(priceBand(7000, [6000, 9000])).toEqual({ value: '6000-9000', from: 6000, to: 9000 });
});

test.each([
  [23.5, 'under-34'],
  [33.9, 'under-34'],
  [34, '34-36'],
  [36.5, '34-36'],
  [37, '37-39'],
  [39.9, '37-39'],
  [40, '40-plus'],
  [50, '40-plus'],
])('a case of %d mm is in the band %s', (width, band) => {
  expect(caseSizeBand(width)).toBe(band);
});
