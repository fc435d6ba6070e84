import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { watchFixture } from '../../../content/describe/watch-summary-fixture.ts';
import { slugify } from '../../../content/schema/slug.ts';
import { watchSchema } from '../../../content/schema/watch-schema.ts';
import { findBands, listFacetOptions } from './facet-options.ts';
import { isWithin } from './numeric-range.ts';

const collection = [3800, 4200, 5200, 7800, 8900, 9500, 12800, 16500, 18500, 24000, 28000, 65000];

describe('the bands of prices', () => {
  test('of the collection part it at 5,000, 10,000 and 20,000 dollars', () => {
    expect(findBands(collection)).toEqual([
      { max: 5000 },
      { min: 5000, max: 10000 },
      { min: 10000, max: 20000 },
      { min: 20000 },
    ]);
  });

  test('follow the prices: a shop a hundred times as expensive has bands a hundred times as high', () => {
    expect(findBands(collection.map((price) => price * 100))[0]).toEqual({ max: 500000 });
  });

  test('are fewer where round prices do not part more', () => {
    expect(findBands([4000, 4500, 6000, 6500])).toEqual([{ max: 5000 }, { min: 5000 }]);
  });

  test.each([[[]], [[5000]], [[5000, 5000]], [[6000, 6500, 7000]]])('are none for %j', (prices) => {
    expect(findBands(prices)).toEqual([]);
  });

  const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 40 });

  test('hold every price, none of them is empty, and they rise', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const bands = findBands(list);
        if (bands.length === 0) return;
        expect(bands.length).toBeGreaterThan(1);
        expect(bands.length).toBeLessThan(5);
        expect([bands[0]?.min, bands.at(-1)?.max]).toEqual([undefined, undefined]);
        for (const band of bands) expect(list.some((price) => isWithin(band, price))).toBe(true);
        for (const price of list) expect(bands.some((band) => isWithin(band, price))).toBe(true);
        const limits = bands.flatMap(({ min, max }) => [min, max]).filter((limit) => limit !== undefined);
        expect(limits).toEqual(limits.toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });

  test('do not depend on the order of the list', () => {
    fc.assert(
      fc.property(prices, (list) => {
        expect(findBands(list.toReversed())).toEqual(findBands(list));
      }),
    );
  });
});

describe('what there is to select', () => {
  const watches = [
    watchFixture({ brand: 'Patek Philippe', price: 24000 }),
    watchFixture({ brand: 'Rolex', price: 9500 }),
    watchFixture({ brand: 'Omega', price: 7200 }),
    watchFixture({ brand: 'Rolex', model: 'Datejust', price: 4200 }),
  ];

  test('of a set are its values, each once in the order of the list, with the number of watches', () => {
    expect(listFacetOptions('en', watches).brand).toEqual([
      { value: 'patek-philippe', label: 'Patek Philippe', count: 1 },
      { value: 'rolex', label: 'Rolex', count: 2 },
      { value: 'omega', label: 'Omega', count: 1 },
    ]);
  });

  test('of conditions stand as in the rules of a watch, each of them', () => {
    const slugs = watchSchema.shape.condition.options.map(slugify);
    const some = slugs.toReversed().map((conditionSlug) => watchFixture({ conditionSlug }));
    expect(listFacetOptions('en', some).condition.map(({ value }) => value)).toEqual(slugs);
  });

  test('of conditions, decades and sizes stand in their own order, whatever the list is sorted by', () => {
    const some = [
      watchFixture({ brand: 'A', conditionSlug: 'good', year: 1969, caseWidthMm: 42 }),
      watchFixture({ brand: 'B', conditionSlug: 'excellent', year: 1918, caseWidthMm: 23.5 }),
      watchFixture({ brand: 'C', conditionSlug: 'very-good', year: 1960, caseWidthMm: 36.5 }),
    ];
    const { condition, era, size } = listFacetOptions('en', some);
    expect(condition.map(({ value }) => value)).toEqual(['excellent', 'very-good', 'good']);
    expect(era).toEqual([
      { value: '1910s', label: '1910s', count: 1 },
      { value: '1960s', label: '1960s', count: 2 },
    ]);
    expect(size.map(({ value, label }) => [value, label])).toEqual([
      ['under-34', 'Under 34\u00a0mm'],
      ['34-36', '34 to 36\u00a0mm'],
      ['40-plus', '40\u00a0mm and over'],
    ]);
  });

  test('of decades and sizes are in the words of the page, their values are not', () => {
    const { era, size } = listFacetOptions('de', [watchFixture({ year: 1967, caseWidthMm: 40 })]);
    expect([...era, ...size]).toEqual([
      { value: '1960s', label: '1960er', count: 1 },
      { value: '40-plus', label: 'Ab 40\u00a0mm', count: 1 },
    ]);
  });

  test('of a range are its span, its bands and every number of these in words', () => {
    const price = listFacetOptions('de', watches).price;
    expect(price).toMatchObject({ lowest: 4200, highest: 24000, bands: [{ max: 5000 }, {}, {}] });
    const named = price?.bands.flatMap(({ min, max }) => [min, max]).filter((bound) => bound !== undefined) ?? [];
    for (const bound of [4200, 24000, ...named]) expect(price?.texts[bound]).toMatch(/^\d+\.000\s\$$|^4\.200\s\$$/);
  });

  test('is no range where there is one price, or no watch', () => {
    expect(listFacetOptions('en', [watchFixture({})]).price).toBeUndefined();
    expect(listFacetOptions('en', [])).toMatchObject({ brand: [], price: undefined });
  });
});
