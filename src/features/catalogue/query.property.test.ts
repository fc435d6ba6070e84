import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { filterByBrand, filterByPrice, listBrands, toggleBrand } from './filter.ts';
import { usefulBounds, withBound } from './price-range.ts';
import { readQuery, writeQuery } from './query.ts';
import { sortByName, sortKeys, sortNamed } from './sort.ts';
import { watchFixture } from './watch-fixture.ts';

const watches = ['Rolex', 'Omega', 'Tissot', 'IWC'].map((brand, index) =>
  watchFixture({ brand, price: 1000 * (index + 1) }),
);
const known = listBrands(watches).map(({ slug }) => slug);
const span = { lowest: 1000, highest: 4000 };
const offer = { brands: known, prices: span };
const prices = ['0', '999', '1000', '2500', '$2,500', '2.500,00', '٣٠٠٠', '4000', '5e3', '-1', '9'.repeat(30)];

const query = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webQueryParameters(),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('brand', 'priceMin', 'priceMax', 'sort', 'x'),
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
const choice = fc.record({
  brands: fc.uniqueArray(fc.constantFrom(...known)),
  price: range,
  sort: fc.constantFrom(...sortKeys),
});

test('any query is a choice of known brands, each once, of a range that leaves something out, and of a known order', () => {
  fc.assert(
    fc.property(query, (text) => {
      const { brands, price, sort } = readQuery(text, offer);
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

test('what is written is read again as it was, whatever stood in the query before', () => {
  fc.assert(
    fc.property(query, choice, (before, chosen) => {
      expect(readQuery(writeQuery(before, chosen), offer)).toEqual(chosen);
    }),
    { numRuns: 300 },
  );
});

test('the filters keep exactly the chosen brands at the chosen price, a sort loses nothing', () => {
  fc.assert(
    fc.property(choice, fc.constantFrom(...locales), ({ brands, price, sort }, locale) => {
      const byName = sortByName(watches, locale);
      const shown = filterByPrice(filterByBrand(sortNamed(byName, sort), brands), price);
      const isMeant = (watch: (typeof watches)[number]) =>
        (brands.length === 0 || brands.includes(watch.brandSlug)) &&
        !(watch.price < (price.min ?? 0)) &&
        !(watch.price > (price.max ?? Number.POSITIVE_INFINITY));
      const expected = watches.filter(isMeant);
      expect(new Set(shown)).toEqual(new Set(expected));
      expect(sortNamed(sortByName(shown.toReversed(), locale), sort)).toEqual(shown);
    }),
    { numRuns: 300 },
  );
});

test('a brand toggled twice is as before', () => {
  fc.assert(
    fc.property(choice, fc.constantFrom(...known), ({ brands }, brand) => {
      expect(new Set(toggleBrand(toggleBrand(brands, brand), brand))).toEqual(new Set(brands));
    }),
  );
});

test('a bound set is the bound chosen, unless it leaves no watch out, and the range is never upside down', () => {
  fc.assert(
    fc.property(range, fc.constantFrom('min', 'max'), dollars, (before, bound, typed) => {
      const after = withBound(before, bound, typed, span);
      expect(after[bound]).toBe(usefulBounds({ [bound]: typed }, span)[bound]);
      if (after.min !== undefined && after.max !== undefined) expect(after.min).toBeLessThanOrEqual(after.max);
    }),
    { numRuns: 300 },
  );
});
