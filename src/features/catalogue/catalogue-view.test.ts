import { describe, expect, test } from 'vitest';
import { type CatalogueView, defaultView, parseQuery, writeQuery } from './catalogue-view.ts';
import { listFacetOptions } from './filters/describe-facets.ts';
import { matchesFilters, noFilters } from './filters/filters.ts';
import { catalogueWatch, listedWatch } from './listed-watch-fixture.ts';
import { sortKeys } from './sort.ts';

const watches = [
  listedWatch({ id: 'patek', brand: 'Patek Philippe', price: 24000 }),
  listedWatch({ id: 'submariner', brand: 'Rolex', price: 9500 }),
  listedWatch({ id: 'omega', brand: 'Omega', price: 3800 }),
  listedWatch({ id: 'datejust', brand: 'Rolex', price: 5000 }),
];
const options = listFacetOptions('en', [...watches, listedWatch({ brand: 'Rolex', price: 65000, year: 1967 })]);

describe('a shared URL', () => {
  const views: CatalogueView[] = [
    defaultView,
    { ...defaultView, filters: { ...noFilters, brand: ['rolex'] } },
    { ...defaultView, filters: { ...noFilters, brand: ['rolex', 'omega', 'patek-philippe'] }, sort: 'dateNew' },
    { ...defaultView, filters: { ...noFilters, price: ['5000-10000', 'up-to-5000'] } },
    { ...defaultView, filters: { ...noFilters, brand: ['omega'], price: ['over-50000'] }, sort: 'za' },
    { ...defaultView, search: 'gehäuse gold ' },
    { filters: { ...noFilters, era: ['1960s'] }, search: 'ساعه & 145.022', sort: 'za' },
    ...sortKeys.map((sort) => ({ ...defaultView, filters: { ...noFilters, brand: ['omega'] }, sort })),
  ];

  test.each(views)('restores the selection: $filters by $sort', (view) => {
    expect(parseQuery(writeQuery('', view), options)).toEqual(view);
  });

  test('has brands in the order of selection, then the price, then the sort', () => {
    const filters = { ...noFilters, price: ['5000-10000', 'up-to-5000'], brand: ['rolex', 'omega'] };
    expect(writeQuery('', { ...defaultView, filters, sort: 'priceLow' })).toBe(
      '?brand=rolex&brand=omega&price=5000-10000&price=up-to-5000&sort=priceLow',
    );
  });

  test('has the search between filters and sort, unless it is only spaces', () => {
    const view: CatalogueView = { filters: { ...noFilters, brand: ['omega'] }, search: '145.022', sort: 'za' };
    expect(writeQuery('?q=old', view)).toBe('?brand=omega&q=145.022&sort=za');
    expect(writeQuery('?q=old', { ...defaultView, search: '  ' })).toBe('');
    expect(parseQuery('?q=+', options).search).toBe('');
  });

  test('has no query if nothing is selected and the sort is the default', () => {
    expect(writeQuery('', defaultView)).toBe('');
    expect(writeQuery('?brand=rolex&price=5000-10000&sort=za', defaultView)).toBe('');
  });

  test('leaves out the default sort', () => {
    expect(writeQuery('?sort=za', { ...defaultView, filters: { ...noFilters, brand: ['rolex'] } })).toBe(
      '?brand=rolex',
    );
  });

  test('keeps other parameters, with repeated and encoded values', () => {
    const query = writeQuery('?utm_source=a%26b&brand=rolex&tag=1&tag=2&sort=za', {
      ...defaultView,
      filters: { ...noFilters, brand: ['omega'] },
      sort: 'za',
    });
    const parameters = new URLSearchParams(query);
    expect(parameters.get('utm_source')).toBe('a&b');
    expect(parameters.getAll('tag')).toEqual(['1', '2']);
    expect(parameters.getAll('brand')).toEqual(['omega']);
    expect(parameters.getAll('sort')).toEqual(['za']);
  });

  test('keeps other parameters when the filters are cleared', () => {
    expect(writeQuery('utm_source=mail&brand=rolex&price=up-to-5000', defaultView)).toBe('?utm_source=mail');
  });
});

describe('a damaged or outdated URL', () => {
  test('ignores unknown brands', () => {
    expect(parseQuery('?brand=rolex&brand=swatch&brand=', options).filters.brand).toEqual(['rolex']);
  });

  test('ignores an unknown sort and uses A-Z', () => {
    expect(parseQuery('?sort=cheapest', options).sort).toBe('az');
    expect(parseQuery('?sort=PRICELOW', options).sort).toBe('az');
    expect(parseQuery('?sort=', options).sort).toBe('az');
    expect(parseQuery('?sort=constructor', options).sort).toBe('az');
  });

  test('ignores a repeated brand', () => {
    expect(parseQuery('?brand=omega&brand=rolex&brand=omega', options).filters.brand).toEqual(['omega', 'rolex']);
  });

  test('survives broken escapes', () => {
    expect(parseQuery('?brand=%E0%A4%A&price=%&sort=%', options)).toEqual(defaultView);
  });

  test.each(['price=cheap', 'price=', 'price=5000', 'priceMin=5000&priceMax=10000'])('ignores %s', (query) => {
    expect(parseQuery(query, options)).toEqual(defaultView);
  });

  test('ignores a band without watches', () => {
    expect(parseQuery('?price=10000-20000', options).filters.price).toEqual([]);
  });

  test('cuts a very long search', () => {
    expect(parseQuery(`?q=${'a'.repeat(5000)}`, options).search).toHaveLength(80);
  });

  test('is read with or without its question mark', () => {
    expect(parseQuery('brand=rolex', options)).toEqual(parseQuery('?brand=rolex', options));
  });
});

describe('every facet of the table', () => {
  const some = [
    listedWatch({ brand: 'Rolex', movement: 'Automatic', year: 1967 }),
    listedWatch({ brand: 'Waltham', origin: 'American', condition: 'Very Good', year: 1918, caseSize: '34 mm' }),
  ];
  const known = listFacetOptions('en', some);

  test.each([
    ['origin=american', 1],
    ['movement=automatic', 0],
    ['condition=good&era=1960s', 0],
    ['era=1910s', 1],
    ['size=34-36&era=1910s', 1],
  ])('%s is parsed, written and matched', (query, index) => {
    const view = parseQuery(query, known);
    expect(writeQuery('', view).slice(1).split('&').sort()).toEqual(query.split('&').sort());
    const matching = some.filter((watch) => matchesFilters(catalogueWatch(watch), view.filters));
    expect(matching).toEqual([some[index]]);
  });
});
