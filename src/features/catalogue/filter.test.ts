import { describe, expect, test } from 'vitest';
import { filterByBrand, filterByPrice, listBrands, toggleBrand } from './filter.ts';
import type { PriceRange } from './price-range.ts';
import { watchFixture } from './watch-fixture.ts';

const patek = watchFixture({ id: 'patek', brand: 'Patek Philippe' });
const omega = watchFixture({ id: 'omega', brand: 'Omega' });
const submariner = watchFixture({ id: 'submariner', brand: 'Rolex' });
const datejust = watchFixture({ id: 'datejust', brand: 'Rolex' });
const watches = [patek, submariner, omega, datejust];

describe('filtering by brand', () => {
  test('without a choice every watch is shown', () => {
    expect(filterByBrand(watches, [])).toEqual(watches);
  });

  test('a brand shows all of its watches and no others, in the order of the list', () => {
    expect(filterByBrand(watches, ['rolex'])).toEqual([submariner, datejust]);
  });

  test('several brands show the watches of each', () => {
    expect(filterByBrand(watches, ['omega', 'patek-philippe'])).toEqual([patek, omega]);
  });

  test('a brand that has no watch shows none, not all', () => {
    expect(filterByBrand(watches, ['longines'])).toEqual([]);
  });
});

describe('filtering by price', () => {
  const prices = [9500, 3800, 65000, 5000].map((price) => watchFixture({ id: String(price), price }));
  const shown = (range: PriceRange) => filterByPrice(prices, range).map(({ price }) => price);

  test('without a bound every watch is shown', () => {
    expect(shown({})).toEqual([9500, 3800, 65000, 5000]);
  });

  test('one bound shows what costs so much or more, or so much or less, in the order of the list', () => {
    expect(shown({ min: 5000 })).toEqual([9500, 65000, 5000]);
    expect(shown({ max: 5000 })).toEqual([3800, 5000]);
  });

  test('two bounds show what lies between them, both included', () => {
    expect(shown({ min: 5000, max: 9500 })).toEqual([9500, 5000]);
    expect(shown({ min: 5001, max: 9499 })).toEqual([]);
    expect(shown({ min: 5000, max: 5000 })).toEqual([5000]);
  });

  test('an upper bound of nothing at all shows none, not all', () => {
    expect(shown({ max: 0 })).toEqual([]);
  });
});

describe('the brands on offer', () => {
  test('stand once each, in the order of the list, with name and slug', () => {
    expect(listBrands(watches)).toEqual([
      { slug: 'patek-philippe', name: 'Patek Philippe' },
      { slug: 'rolex', name: 'Rolex' },
      { slug: 'omega', name: 'Omega' },
    ]);
  });

  test('are none where there are no watches', () => {
    expect(listBrands([])).toEqual([]);
  });
});

describe('toggling a brand', () => {
  test('adds it behind those chosen before', () => {
    expect(toggleBrand(['rolex'], 'omega')).toEqual(['rolex', 'omega']);
  });

  test('takes it away when it was chosen, and leaves the others', () => {
    expect(toggleBrand(['rolex', 'omega', 'iwc'], 'omega')).toEqual(['rolex', 'iwc']);
  });

  test('leaves the selection that was given as it was', () => {
    const selected = Object.freeze(['rolex']);
    toggleBrand(selected, 'rolex');
    toggleBrand(selected, 'omega');
    expect(selected).toEqual(['rolex']);
  });
});
