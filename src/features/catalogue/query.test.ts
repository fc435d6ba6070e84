import { describe, expect, test } from 'vitest';
import { type CatalogueChoice, hasFilters, noFilters, readQuery, writeQuery } from './query.ts';
import { sortKeys } from './sort.ts';

const offer = { brands: ['omega', 'patek-philippe', 'rolex'], prices: { lowest: 3800, highest: 65000 } };
const nothing: CatalogueChoice = { brands: [], price: {}, sort: 'az' };

describe('a shared address', () => {
  const choices: CatalogueChoice[] = [
    nothing,
    { ...nothing, brands: ['rolex'] },
    { ...nothing, brands: ['rolex', 'omega', 'patek-philippe'], sort: 'dateNew' },
    { ...nothing, price: { min: 5000, max: 10000 } },
    { brands: ['omega'], price: { min: 70000 }, sort: 'az' },
    { brands: ['omega'], price: { max: 0 }, sort: 'za' },
    ...sortKeys.map((sort) => ({ ...nothing, brands: ['omega'], sort })),
  ];

  test.each(choices)('brings back what was chosen: $brands at $price by $sort', (choice) => {
    expect(readQuery(writeQuery('', choice), offer)).toEqual(choice);
  });

  test('says brands in the order in which they were chosen, then the price, then the sort', () => {
    const price = { min: 5000, max: 10000 };
    expect(writeQuery('', { brands: ['rolex', 'omega'], price, sort: 'priceLow' })).toBe(
      '?brand=rolex&brand=omega&priceMin=5000&priceMax=10000&sort=priceLow',
    );
  });

  test('says only the bound that there is', () => {
    expect(writeQuery('?priceMin=1&priceMax=2', { ...nothing, price: { max: 10000 } })).toBe('?priceMax=10000');
    expect(writeQuery('?priceMin=1&priceMax=2', { ...nothing, price: { min: 5000 } })).toBe('?priceMin=5000');
  });

  test('is bare when nothing is chosen and the sort is the default', () => {
    expect(writeQuery('', nothing)).toBe('');
    expect(writeQuery('?brand=rolex&priceMin=5000&sort=za', nothing)).toBe('');
  });

  test('does not name the default sort', () => {
    expect(writeQuery('?sort=za', { ...nothing, brands: ['rolex'] })).toBe('?brand=rolex');
  });

  test('keeps parameters of others, with repeated and encoded values', () => {
    const query = writeQuery('?utm_source=a%26b&brand=rolex&tag=1&tag=2&sort=za', {
      ...nothing,
      brands: ['omega'],
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

describe('an address that was mangled or has grown old', () => {
  test('passes over brands that are not there', () => {
    expect(readQuery('?brand=rolex&brand=swatch&brand=', offer).brands).toEqual(['rolex']);
  });

  test('passes over a sort that is not there and takes A-Z', () => {
    expect(readQuery('?sort=cheapest', offer).sort).toBe('az');
    expect(readQuery('?sort=PRICELOW', offer).sort).toBe('az');
    expect(readQuery('?sort=', offer).sort).toBe('az');
    expect(readQuery('?sort=constructor', offer).sort).toBe('az');
  });

  test('counts a brand named twice once', () => {
    expect(readQuery('?brand=omega&brand=rolex&brand=omega', offer).brands).toEqual(['omega', 'rolex']);
  });

  test('survives broken escapes', () => {
    expect(readQuery('?brand=%E0%A4%A&priceMin=%&sort=%', offer)).toEqual(nothing);
  });

  test.each(['cheap', '', '-5000', '1e4', '12k', '[object Object]', '9'.repeat(400)])(
    'passes over %j for a price',
    (text) => {
      expect(readQuery(`?priceMin=${text}&priceMax=${text}`, offer).price).toEqual({});
    },
  );

  test('takes a price that someone wrote by hand', () => {
    expect(readQuery('?priceMin=$5,000&priceMax=10.000', offer).price).toEqual({ min: 5000, max: 10000 });
  });

  test('takes a lower bound above the upper one for the two exchanged', () => {
    expect(readQuery('?priceMin=10000&priceMax=5000', offer).price).toEqual({ min: 5000, max: 10000 });
  });

  test('passes over bounds that leave no watch out', () => {
    expect(readQuery('?priceMin=100&priceMax=65000', offer).price).toEqual({});
  });

  test('passes over every price where there are no prices to choose between', () => {
    expect(readQuery('?priceMin=5000&priceMax=10000', { ...offer, prices: undefined }).price).toEqual({});
  });

  test('is read with or without its question mark', () => {
    expect(readQuery('brand=rolex', offer)).toEqual(readQuery('?brand=rolex', offer));
  });
});

describe('what there is to clear', () => {
  test('are brands and the price, not the sort', () => {
    expect(hasFilters({ ...nothing, sort: 'za' })).toBe(false);
    expect(hasFilters({ ...nothing, brands: ['rolex'] })).toBe(true);
    expect(hasFilters({ ...nothing, price: { min: 5000 } })).toBe(true);
    expect(hasFilters({ ...nothing, price: { max: 0 } })).toBe(true);
    expect(hasFilters({ ...nothing, ...noFilters })).toBe(false);
  });
});
