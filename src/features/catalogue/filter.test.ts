import { describe, expect, test } from 'vitest';
import { filterByBrand, listBrands, toggleBrand } from './filter.ts';
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
