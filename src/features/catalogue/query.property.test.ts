import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { filterByBrand, listBrands, toggleBrand } from './filter.ts';
import { readQuery, writeQuery } from './query.ts';
import { sortKeys, sortWatches } from './sort.ts';
import { watchFixture } from './watch-fixture.ts';

const watches = ['Rolex', 'Omega', 'Tissot', 'IWC'].map((brand, index) => watchFixture({ brand, price: 1000 * index }));
const known = listBrands(watches).map(({ slug }) => slug);

const query = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webQueryParameters(),
  fc
    .array(fc.tuple(fc.constantFrom('brand', 'sort', 'x'), fc.constantFrom(...known, ...sortKeys, '', '%', 'rolex ')))
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
);
const choice = fc.record({ brands: fc.uniqueArray(fc.constantFrom(...known)), sort: fc.constantFrom(...sortKeys) });

test('any query is a choice of known brands, each once, and of a known order', () => {
  fc.assert(
    fc.property(query, (text) => {
      const { brands, sort } = readQuery(text, known);
      expect(new Set(brands).size).toBe(brands.length);
      for (const brand of brands) expect(known).toContain(brand);
      expect(sortKeys).toContain(sort);
    }),
    { numRuns: 300 },
  );
});

test('what is written is read again as it was, whatever stood in the query before', () => {
  fc.assert(
    fc.property(query, choice, (before, chosen) => {
      expect(readQuery(writeQuery(before, chosen), known)).toEqual(chosen);
    }),
    { numRuns: 300 },
  );
});

test('a filter keeps exactly the chosen brands, a sort loses nothing', () => {
  fc.assert(
    fc.property(choice, fc.constantFrom(...locales), ({ brands, sort }, locale) => {
      const shown = sortWatches(filterByBrand(watches, brands), sort, locale);
      const expected = watches.filter(({ brandSlug }) => brands.length === 0 || brands.includes(brandSlug));
      expect(new Set(shown)).toEqual(new Set(expected));
      expect(sortWatches(shown.toReversed(), sort, locale)).toEqual(shown);
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
