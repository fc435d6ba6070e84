import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterByPrice } from './filter.ts';
import { findPriceBands } from './price-bands.ts';

const collection = [3800, 4200, 5200, 7800, 8900, 9500, 12800, 16500, 18500, 24000, 28000, 65000];

describe('the bands of prices', () => {
  test('of the collection part it at 5,000, 10,000 and 20,000 dollars', () => {
    expect(findPriceBands(collection)).toEqual([
      { max: 5000 },
      { min: 5000, max: 10000 },
      { min: 10000, max: 20000 },
      { min: 20000 },
    ]);
  });

  test('follow the prices: a house a hundred times as dear has bands a hundred times as high', () => {
    expect(findPriceBands(collection.map((price) => price * 100))[0]).toEqual({ max: 500000 });
  });

  test('are fewer where round prices do not part more', () => {
    expect(findPriceBands([4000, 4500, 6000, 6500])).toEqual([{ max: 5000 }, { min: 5000 }]);
  });

  test.each([[[]], [[5000]], [[5000, 5000]], [[6000, 6500, 7000]]])('are none for %j', (prices) => {
    expect(findPriceBands(prices)).toEqual([]);
  });

  const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 40 });

  test('hold every watch, none of them is empty, and they rise', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const bands = findPriceBands(list);
        const watches = list.map((price) => ({ price }));
        if (bands.length === 0) return;
        expect(bands.length).toBeGreaterThan(1);
        expect(bands.length).toBeLessThan(5);
        expect([bands[0]?.min, bands.at(-1)?.max]).toEqual([undefined, undefined]);
        for (const band of bands) expect(filterByPrice(watches, band).length).toBeGreaterThan(0);
        expect(new Set(bands.flatMap((band) => filterByPrice(watches, band))).size).toBe(list.length);
        const limits = bands.flatMap(({ min, max }) => [min, max]).filter((limit) => limit !== undefined);
        expect(limits).toEqual(limits.toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });

  test('do not depend on the order of the list', () => {
    fc.assert(
      fc.property(prices, (list) => {
        expect(findPriceBands(list.toReversed())).toEqual(findPriceBands(list));
      }),
    );
  });
});
