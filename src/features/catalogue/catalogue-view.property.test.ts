import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery, writeQuery } from './catalogue-view.ts';
import { listFacetOptions } from './filters/describe-facets.ts';
import { noFilters } from './filters/filters.ts';
import { listedWatch } from './listed-watch-fixture.ts';
import { sortKeys } from './sort.ts';

const watches = ['Rolex', 'Omega', 'Tissot', 'IWC'].map((brand, index) =>
  listedWatch({ brand, price: 4000 * (index + 1) }),
);
const options = listFacetOptions('en', watches);
const known = options.brand.map(({ value }) => value);
const bands = options.price.map(({ value }) => value);

const query = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webQueryParameters(),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('brand', 'price', 'q', 'sort', 'x'),
        fc.constantFrom(...known, ...sortKeys, ...bands, '5000', '', '%', 'rolex '),
      ),
    )
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
);
const view = fc.record({
  filters: fc
    .record({ brand: fc.uniqueArray(fc.constantFrom(...known)), price: fc.uniqueArray(fc.constantFrom(...bands)) })
    .map((selected) => ({ ...noFilters, ...selected })),
  search: fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => (text.trim() ? text : '')),
  sort: fc.constantFrom(...sortKeys),
});

test('any query selects known values, each once, and a known order', () => {
  fc.assert(
    fc.property(query, (text) => {
      const { filters, sort } = parseQuery(text, options);
      for (const [selected, all] of [
        [filters.brand, known],
        [filters.price, bands],
      ] as const) {
        expect(new Set(selected).size).toBe(selected.length);
        for (const value of selected) expect(all).toContain(value);
      }
      expect(sortKeys).toContain(sort);
    }),
    { numRuns: 300 },
  );
});

test('a written view is parsed as the same view, whatever the query was before', () => {
  fc.assert(
    fc.property(query, view, (before, written) => {
      expect(parseQuery(writeQuery(before, written), options)).toEqual(written);
    }),
    { numRuns: 300 },
  );
});
