import fc from 'fast-check';
import { expect, test } from 'vitest';
import { watchFixture } from '../../content/describe/watch-summary-fixture.ts';
import { parseQuery, writeQuery } from './catalogue-view.ts';
import { listFacetOptions } from './filters/facet-options.ts';
import { noFilters } from './filters/filters.ts';
import { usefulBounds, withBound } from './filters/numeric-range.ts';
import { sortKeys } from './sort.ts';

const watches = ['Rolex', 'Omega', 'Tissot', 'IWC'].map((brand, index) =>
  watchFixture({ brand, price: 1000 * (index + 1) }),
);
const options = listFacetOptions('en', watches);
const known = options.brand.map(({ value }) => value);
const span = { lowest: 1000, highest: 4000 };
const prices = ['0', '999', '1000', '2500', '$2,500', '2.500,00', '٣٠٠٠', '4000', '5e3', '-1', '9'.repeat(30)];

const query = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webQueryParameters(),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('brand', 'priceMin', 'priceMax', 'q', 'sort', 'x'),
        fc.constantFrom(...known, ...sortKeys, ...prices, '', '%', 'rolex '),
      ),
    )
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
);
const dollars = fc.option(fc.nat({ max: 6000 }), { nil: undefined });
const range = fc
  .record({ min: dollars, max: dollars })
  .filter(({ min = 0, max = Number.POSITIVE_INFINITY }) => min <= max)
  .map((bounds) => usefulBounds(bounds, span));
const view = fc.record({
  filters: fc
    .record({ brand: fc.uniqueArray(fc.constantFrom(...known)), price: range })
    .map((selected) => ({ ...noFilters, ...selected })),
  search: fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => (text.trim() ? text : '')),
  sort: fc.constantFrom(...sortKeys),
});

test('any query selects known brands, each once, a range that excludes something, and a known order', () => {
  fc.assert(
    fc.property(query, (text) => {
      const { filters, sort } = parseQuery(text, options);
      const { brand: brands, price } = filters;
      const { min = span.lowest + 1, max = span.highest - 1 } = price;
      expect(new Set(brands).size).toBe(brands.length);
      for (const brand of brands) expect(known).toContain(brand);
      for (const bound of [min, max]) expect(Number.isSafeInteger(bound)).toBe(true);
      expect(min).toBeGreaterThan(span.lowest);
      expect(max).toBeLessThan(span.highest);
      if (price.min !== undefined && price.max !== undefined) expect(min).toBeLessThanOrEqual(max);
      expect(sortKeys).toContain(sort);
    }),
    { numRuns: 300 },
  );
});

test('what is written is parsed as it was, whatever stood in the query before', () => {
  fc.assert(
    fc.property(query, view, (before, written) => {
      expect(parseQuery(writeQuery(before, written), options)).toEqual(written);
    }),
    { numRuns: 300 },
  );
});

test('a bound that is set stays, unless it excludes nothing, and the range is never upside down', () => {
  fc.assert(
    fc.property(range, fc.constantFrom('min', 'max'), dollars, (before, bound, typed) => {
      const after = withBound(before, bound, typed, span);
      expect(after[bound]).toBe(usefulBounds({ [bound]: typed }, span)[bound]);
      if (after.min !== undefined && after.max !== undefined) expect(after.min).toBeLessThanOrEqual(after.max);
    }),
    { numRuns: 300 },
  );
});
