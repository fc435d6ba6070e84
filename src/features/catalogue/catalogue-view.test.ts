import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { watchWith } from '../../content/content-fixture.ts';
import { createTranslator } from '../../content/words/translate.ts';
import { type CatalogueView, defaultView, parseQuery, writeQuery } from './catalogue-view.ts';
import { catalogueWatch } from './catalogue-watch-fixture.ts';
import { listFacetOptions } from './filters/describe-facets.ts';
import { facets, recordByFacet } from './filters/facets.ts';
import { matchesFilters, noFilters } from './filters/filters.ts';
import { sortKeys } from './sort.ts';

const watches = [
  watchWith({ brand: 'Rolex', price: 4000, movement: 'Automatic', year: 1967 }),
  watchWith({ brand: 'Omega', price: 8000, year: 1957 }),
  watchWith({
    brand: 'Waltham',
    price: 16_000,
    origin: 'American',
    condition: 'Very Good',
    year: 1918,
    caseSize: '34 mm',
  }),
];
const options = listFacetOptions(createTranslator('en'), watches);
const known = recordByFacet((id) => options[id].map(({ value }) => value));

test.each(facets)('a watch of this test has a value of the facet $id, such as one in content-fixture.ts', ({ id }) => {
  expect(known[id]).not.toEqual([]);
});

const anyQuery = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webQueryParameters(),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...facets.map(({ id }) => id), 'q', 'sort', 'x'),
        fc.constantFrom(
          ...Object.values(known).flat(),
          ...sortKeys,
          '5000',
          '',
          '%',
          '%E0%A4%A',
          'rolex ',
          'constructor',
        ),
      ),
    )
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
);
const anyView = fc.record({
  filters: fc.record(recordByFacet((id) => fc.subarray(known[id]))),
  search: fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => (text.trim() ? text : '')),
  sort: fc.constantFrom(...sortKeys),
});

describe('a query', () => {
  test('selects only known values, each once, and a known order, however damaged it is', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { filters, sort } = parseQuery(query, options);
        for (const { id } of facets) {
          expect(new Set(filters[id]).size).toBe(filters[id].length);
          for (const value of filters[id]) expect(known[id]).toContain(value);
        }
        expect(sortKeys).toContain(sort);
      }),
      { numRuns: 300 },
    );
  });

  test('with unknown or repeated values is read as without them, A to Z', () => {
    const query = '?brand=rolex&brand=swatch&brand=rolex&price=cheap&price=20000-50000&priceMin=5000&sort=PRICELOW';
    expect(parseQuery(query, options)).toEqual({ ...defaultView, filters: { ...noFilters, brand: ['rolex'] } });
  });

  test('is read with or without its question mark, and a very long search is cut', () => {
    expect(parseQuery('brand=rolex', options)).toEqual(parseQuery('?brand=rolex', options));
    expect(parseQuery(`?q=${'a'.repeat(5000)}`, options).search).toHaveLength(80);
  });

  test.each([
    ['origin=american', 'Waltham'],
    ['movement=automatic', 'Rolex'],
    ['condition=good&era=1960s', 'Rolex'],
    ['size=34-36&era=1910s', 'Waltham'],
  ])('%s selects the %s', (query, brand) => {
    const { filters } = parseQuery(query, options);
    const matching = watches.filter((watch) => matchesFilters(catalogueWatch(watch), filters));
    expect(matching.map((watch) => watch.brand)).toEqual([brand]);
  });
});

describe('a written view', () => {
  test('is read as the same view, whatever the query was before', () => {
    fc.assert(
      fc.property(anyQuery, anyView, (before, view) => {
        expect(parseQuery(writeQuery(before, view), options)).toEqual(view);
      }),
      { numRuns: 300 },
    );
  });

  test('has the filters in the order of selection, then the search, then the sort', () => {
    const filters = { ...noFilters, price: ['5000-10000', 'up-to-5000'], brand: ['rolex', 'omega'] };
    const view: CatalogueView = { filters, search: '145.022', sort: 'priceLow' };
    expect(writeQuery('?q=old', view)).toBe(
      '?brand=rolex&brand=omega&price=5000-10000&price=up-to-5000&q=145.022&sort=priceLow',
    );
  });

  test('leaves out what is the default, and keeps other parameters, with repeated and encoded values', () => {
    expect(writeQuery('?brand=rolex&price=5000-10000&q=old&sort=za', { ...defaultView, search: '  ' })).toBe('');
    expect(writeQuery('utm_source=a%26b&brand=rolex&tag=1&tag=2', defaultView)).toBe('?utm_source=a%26b&tag=1&tag=2');
  });
});
