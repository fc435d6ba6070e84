import { describe, expect, test } from 'vitest';
import { watchFixture } from '../../../content/describe/watch-summary-fixture.ts';
import { facets } from './facets.ts';
import {
  countByRange,
  countByValue,
  countSelected,
  type Filters,
  hasFilters,
  matchesFilters,
  noFilters,
  toggleValue,
} from './filters.ts';

const [brand, price] = facets;
const watches = [
  watchFixture({ id: 'patek', brand: 'Patek Philippe', price: 24000 }),
  watchFixture({ id: 'submariner', brand: 'Rolex', price: 9500 }),
  watchFixture({ id: 'omega', brand: 'Omega', price: 3800 }),
  watchFixture({ id: 'datejust', brand: 'Rolex', price: 5000 }),
];

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

describe('how many watches a range would leave', () => {
  test('counts within each range what passes the filters of the others, bounds included', () => {
    const ranges = [{}, { max: 5000 }, { min: 5000, max: 10000 }, { min: 24001 }];
    expect(countByRange(watches, price, noFilters, ranges)).toEqual([4, 2, 2, 0]);
    const ofRolex = { ...noFilters, brand: ['rolex'], price: { min: 9000 } };
    expect(countByRange(watches, price, ofRolex, ranges)).toEqual([2, 1, 2, 0]);
  });
});

test('the number of what is selected counts each value, and a range once', () => {
  const filters: Filters = { ...noFilters, brand: ['rolex', 'omega'], price: { min: 1, max: 2 }, era: ['1960s'] };
  expect(countSelected(filters, facets)).toBe(4);
  expect(countSelected(filters, [price])).toBe(1);
  expect(countSelected(noFilters, facets)).toBe(0);
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
