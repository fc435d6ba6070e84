import { expect, test } from 'vitest';
import { shopData } from '../content-fixture.ts';
import { exportLimits, isAntique } from './export-from-india.ts';

test('a watch is antique from 1 January of its hundredth year', () => {
  expect(isAntique(1931, '2030-12-31')).toBe(false);
  expect(isAntique(1931, '2031-01-01')).toBe(true);
});

test.each([
  ['in India that ships worldwide', 'IN', 'worldwide', true],
  ['in India that ships to France too', 'IN', 'IN, FR', true],
  ['in India that ships at home', 'IN', 'IN', false],
  ['in India that says nothing of shipping', 'IN', undefined, false],
  ['in Berlin', 'DE', 'worldwide', false],
])('the law of India is about shops there alone that send watches abroad: one %s', (_, countryCode, shipsTo, holds) => {
  const shop = { ...shopData, address: { ...shopData.address, countryCode }, terms: { shipsTo } };
  expect(exportLimits({ year: 1918, strapLeather: 'alligator' }, shop)).toEqual({ watch: holds, strap: holds });
});
