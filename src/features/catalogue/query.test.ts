import { describe, expect, test } from 'vitest';
import { type CatalogueChoice, readQuery, writeQuery } from './query.ts';
import { sortKeys } from './sort.ts';

const known = ['omega', 'patek-philippe', 'rolex'];

describe('a shared address', () => {
  const choices: CatalogueChoice[] = [
    { brands: [], sort: 'az' },
    { brands: ['rolex'], sort: 'az' },
    { brands: ['rolex', 'omega', 'patek-philippe'], sort: 'dateNew' },
    ...sortKeys.map((sort) => ({ brands: ['omega'], sort })),
  ];

  test.each(choices)('brings back what was chosen: $brands by $sort', (choice) => {
    expect(readQuery(writeQuery('', choice), known)).toEqual(choice);
  });

  test('says brands in the order in which they were chosen, then the sort', () => {
    expect(writeQuery('', { brands: ['rolex', 'omega'], sort: 'priceLow' })).toBe(
      '?brand=rolex&brand=omega&sort=priceLow',
    );
  });

  test('is bare when nothing is chosen and the sort is the default', () => {
    expect(writeQuery('', { brands: [], sort: 'az' })).toBe('');
    expect(writeQuery('?brand=rolex&sort=za', { brands: [], sort: 'az' })).toBe('');
  });

  test('does not name the default sort', () => {
    expect(writeQuery('?sort=za', { brands: ['rolex'], sort: 'az' })).toBe('?brand=rolex');
  });

  test('keeps parameters of others, with repeated and encoded values', () => {
    const query = writeQuery('?utm_source=a%26b&brand=rolex&tag=1&tag=2&sort=za', { brands: ['omega'], sort: 'za' });
    const parameters = new URLSearchParams(query);
    expect(parameters.get('utm_source')).toBe('a&b');
    expect(parameters.getAll('tag')).toEqual(['1', '2']);
    expect(parameters.getAll('brand')).toEqual(['omega']);
    expect(parameters.getAll('sort')).toEqual(['za']);
  });

  test('keeps parameters of others when the filters are cleared', () => {
    expect(writeQuery('utm_source=mail&brand=rolex', { brands: [], sort: 'az' })).toBe('?utm_source=mail');
  });
});

describe('an address that was mangled or has grown old', () => {
  test('passes over brands that are not there', () => {
    expect(readQuery('?brand=rolex&brand=swatch&brand=', known).brands).toEqual(['rolex']);
  });

  test('passes over a sort that is not there and takes A-Z', () => {
    expect(readQuery('?sort=cheapest', known).sort).toBe('az');
    expect(readQuery('?sort=PRICELOW', known).sort).toBe('az');
    expect(readQuery('?sort=', known).sort).toBe('az');
    expect(readQuery('?sort=constructor', known).sort).toBe('az');
  });

  test('counts a brand named twice once', () => {
    expect(readQuery('?brand=omega&brand=rolex&brand=omega', known).brands).toEqual(['omega', 'rolex']);
  });

  test('survives broken escapes', () => {
    expect(readQuery('?brand=%E0%A4%A&sort=%', known)).toEqual({ brands: [], sort: 'az' });
  });

  test('is read with or without its question mark', () => {
    expect(readQuery('brand=rolex', known)).toEqual(readQuery('?brand=rolex', known));
  });
});
