import { describe, expect, test } from 'vitest';
import { listFacetOptions } from './facet-options.ts';
import { facets } from './facets.ts';
import {
  type CatalogueView,
  countByValue,
  type Filters,
  hasFilters,
  matchesFilters,
  noFilters,
  parseQuery,
  toggleValue,
  writeQuery,
} from './filters.ts';
import { sortKeys } from './sort.ts';
import { watchFixture } from './watch-fixture.ts';

const [brand] = facets;
const nothing: CatalogueView = { filters: noFilters, sort: 'az' };
const watches = [
  watchFixture({ id: 'patek', brand: 'Patek Philippe', price: 24000 }),
  watchFixture({ id: 'submariner', brand: 'Rolex', price: 9500 }),
  watchFixture({ id: 'omega', brand: 'Omega', price: 3800 }),
  watchFixture({ id: 'datejust', brand: 'Rolex', price: 5000 }),
];
const options = listFacetOptions('en', [...watches, watchFixture({ brand: 'Rolex', price: 65000 })]);

describe('a shared URL', () => {
  const views: CatalogueView[] = [
    nothing,
    { ...nothing, filters: { ...noFilters, brand: ['rolex'] } },
    { ...nothing, filters: { ...noFilters, brand: ['rolex', 'omega', 'patek-philippe'] }, sort: 'dateNew' },
    { ...nothing, filters: { ...noFilters, price: { min: 5000, max: 10000 } } },
    { filters: { ...noFilters, brand: ['omega'], price: { min: 70000 } }, sort: 'az' },
    { filters: { ...noFilters, brand: ['omega'], price: { max: 0 } }, sort: 'za' },
    ...sortKeys.map((sort) => ({ filters: { ...noFilters, brand: ['omega'] }, sort })),
  ];

  test.each(views)('brings back what was selected: $filters by $sort', (view) => {
    expect(parseQuery(writeQuery('', view), options)).toEqual(view);
  });

  test('says brands in the order in which they were selected, then the price, then the sort', () => {
    const price = { min: 5000, max: 10000 };
    expect(writeQuery('', { filters: { ...noFilters, brand: ['rolex', 'omega'], price }, sort: 'priceLow' })).toBe(
      '?brand=rolex&brand=omega&priceMin=5000&priceMax=10000&sort=priceLow',
    );
  });

  test('says only the bound that there is', () => {
    expect(writeQuery('?priceMin=1&priceMax=2', { ...nothing, filters: { ...noFilters, price: { max: 10000 } } })).toBe(
      '?priceMax=10000',
    );
    expect(writeQuery('?priceMin=1&priceMax=2', { ...nothing, filters: { ...noFilters, price: { min: 5000 } } })).toBe(
      '?priceMin=5000',
    );
  });

  test('is bare when nothing is selected and the sort is the default', () => {
    expect(writeQuery('', nothing)).toBe('');
    expect(writeQuery('?brand=rolex&priceMin=5000&sort=za', nothing)).toBe('');
  });

  test('does not name the default sort', () => {
    expect(writeQuery('?sort=za', { ...nothing, filters: { ...noFilters, brand: ['rolex'] } })).toBe('?brand=rolex');
  });

  test('keeps parameters of others, with repeated and encoded values', () => {
    const query = writeQuery('?utm_source=a%26b&brand=rolex&tag=1&tag=2&sort=za', {
      filters: { ...noFilters, brand: ['omega'] },
      sort: 'za',
    });
    const parameters = new URLSearchParams(query);
    expect(parameters.get('utm_source')).toBe('a&b');
    expect(parameters.getAll('tag')).toEqual(['1', '2']);
    expect(parameters.getAll('brand')).toEqual(['omega']);
    expect(parameters.getAll('sort')).toEqual(['za']);
  });

  test('keeps parameters of others when the filters are cleared', () => {
    expect(writeQuery('utm_source=mail&brand=rolex&priceMax=9000', nothing)).toBe('?utm_source=mail');
  });
});

describe('a URL that was mangled or has grown old', () => {
  test('ignores brands that are not there', () => {
    expect(parseQuery('?brand=rolex&brand=swatch&brand=', options).filters.brand).toEqual(['rolex']);
  });

  test('ignores a sort that is not there and takes A-Z', () => {
    expect(parseQuery('?sort=cheapest', options).sort).toBe('az');
    expect(parseQuery('?sort=PRICELOW', options).sort).toBe('az');
    expect(parseQuery('?sort=', options).sort).toBe('az');
    expect(parseQuery('?sort=constructor', options).sort).toBe('az');
  });

  test('counts a brand named twice once', () => {
    expect(parseQuery('?brand=omega&brand=rolex&brand=omega', options).filters.brand).toEqual(['omega', 'rolex']);
  });

  test('survives broken escapes', () => {
    expect(parseQuery('?brand=%E0%A4%A&priceMin=%&sort=%', options)).toEqual(nothing);
  });

  test.each(['cheap', '', '-5000', '1e4', '12k', '[object Object]', '9'.repeat(400)])(
    'ignores %j for a price',
    (text) => {
      expect(parseQuery(`?priceMin=${text}&priceMax=${text}`, options).filters.price).toEqual({});
    },
  );

  test('takes a price that someone wrote by hand', () => {
    expect(parseQuery('?priceMin=$5,000&priceMax=10.000', options).filters.price).toEqual({ min: 5000, max: 10000 });
  });

  test('swaps a lower bound that is above the upper one', () => {
    expect(parseQuery('?priceMin=10000&priceMax=5000', options).filters.price).toEqual({ min: 5000, max: 10000 });
  });

  test('ignores bounds that exclude nothing', () => {
    expect(parseQuery('?priceMin=100&priceMax=65000', options).filters.price).toEqual({});
  });

  test('ignores every price where there are no two prices', () => {
    expect(parseQuery('?priceMin=5000&priceMax=10000', { ...options, price: undefined }).filters.price).toEqual({});
  });

  test('is read with or without its question mark', () => {
    expect(parseQuery('brand=rolex', options)).toEqual(parseQuery('?brand=rolex', options));
  });
});

describe('what there is to clear', () => {
  test('are sets and ranges, not the sort', () => {
    expect(hasFilters(noFilters)).toBe(false);
    expect(hasFilters({ ...noFilters, brand: ['rolex'] })).toBe(true);
    expect(hasFilters({ ...noFilters, price: { min: 5000 } })).toBe(true);
    expect(hasFilters({ ...noFilters, price: { max: 0 } })).toBe(true);
  });
});

describe('matching', () => {
  const matching = (filters: Partial<Filters>) =>
    watches.filter((watch) => matchesFilters(watch, { ...noFilters, ...filters })).map(({ id }) => id);

  test('without a filter every watch passes', () => {
    expect(matching({})).toEqual(['patek', 'submariner', 'omega', 'datejust']);
  });

  test('a set lets the watches of each selected value pass, in the order of the list', () => {
    expect(matching({ brand: ['rolex'] })).toEqual(['submariner', 'datejust']);
    expect(matching({ brand: ['omega', 'patek-philippe'] })).toEqual(['patek', 'omega']);
  });

  test('a value that no watch has lets none pass, not all', () => {
    expect(matching({ brand: ['longines'] })).toEqual([]);
  });

  test('a range lets its bounds and what lies between them pass', () => {
    expect(matching({ price: { min: 5000, max: 9500 } })).toEqual(['submariner', 'datejust']);
    expect(matching({ price: { max: 0 } })).toEqual([]);
  });

  test('a watch must pass every filter', () => {
    expect(matching({ brand: ['rolex', 'omega'], price: { max: 5000 } })).toEqual(['omega', 'datejust']);
  });
});

describe('how many watches a value would leave', () => {
  const counts = (filters: Partial<Filters>) =>
    Object.fromEntries(countByValue(watches, brand, { ...noFilters, ...filters }));

  test('counts every watch where no other facet has a filter, whatever is selected of its own', () => {
    expect(counts({})).toEqual({ 'patek-philippe': 1, rolex: 2, omega: 1 });
    expect(counts({ brand: ['rolex'] })).toEqual({ 'patek-philippe': 1, rolex: 2, omega: 1 });
  });

  test('counts only what passes the filters of the others', () => {
    expect(counts({ price: { max: 5000 } })).toEqual({ rolex: 1, omega: 1 });
  });
});

describe('toggling a value', () => {
  test('adds it after those selected before, and removes it again', () => {
    const once = toggleValue({ ...noFilters, brand: ['rolex'] }, brand, 'omega');
    expect(once.brand).toEqual(['rolex', 'omega']);
    expect(toggleValue(once, brand, 'rolex').brand).toEqual(['omega']);
  });

  test('keeps the other filters', () => {
    expect(toggleValue({ ...noFilters, price: { min: 1 } }, brand, 'omega').price).toEqual({ min: 1 });
  });
});
