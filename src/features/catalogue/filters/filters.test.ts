import { describe, expect, test } from 'vitest';
import { watchWith } from '../../../content/content-fixture.ts';
import { catalogueWatch } from '../catalogue-watch-fixture.ts';
import { type Facet, facets, recordByFacet } from './facets.ts';
import {
  countByValue,
  countSelected,
  type Filters,
  matchesFilters,
  noFilters,
  selectedLabels,
  toggleValue,
} from './filters.ts';

const [brand, price] = facets as [Facet, Facet];
const watches = [
  watchWith({ id: 'patek', brand: 'Patek Philippe', price: 24000 }),
  watchWith({ id: 'submariner', brand: 'Rolex', price: 9500 }),
  watchWith({ id: 'omega', brand: 'Omega', price: 3800 }),
  watchWith({ id: 'datejust', brand: 'Rolex', price: 5000 }),
].map(catalogueWatch);

describe('matching', () => {
  const matching = (filters: Partial<Filters>) =>
    watches.filter((watch) => matchesFilters(watch, { ...noFilters, ...filters })).map(({ id }) => id);

  test('a watch passes if it has one of the selected values, every watch if there are none', () => {
    expect(matching({ brand: ['rolex'] })).toEqual(['submariner', 'datejust']);
    expect(matching({ brand: ['omega', 'patek-philippe'] })).toEqual(['patek', 'omega']);
    expect(matching({ brand: ['longines'] })).toEqual([]);
    expect(matching({})).toHaveLength(4);
  });

  test('a watch with several values passes by each of them, and is counted with each', () => {
    const [full, box] = [['box', 'papers'] as const, ['box'] as const].map((papers, index) =>
      catalogueWatch(watchWith({ id: `w${index}`, papers: [...papers] })),
    );
    const both = [full, box].flatMap((watch) => watch ?? []);
    const papersFacet = { id: 'papers' } as const;
    const passing = (papers: string[]) => both.filter((watch) => matchesFilters(watch, { ...noFilters, papers }));
    expect([passing(['box']).length, passing(['papers']).length]).toEqual([2, 1]);
    expect(Object.fromEntries(countByValue(both, papersFacet, noFilters))).toEqual({ box: 2, papers: 1 });
  });

  test('a watch must pass every filter', () => {
    expect(matching({ brand: ['rolex', 'omega'], price: ['up-to-5000'] })).toEqual(['omega', 'datejust']);
  });
});

describe('how many watches a value would leave', () => {
  const counts = (filters: Partial<Filters>) =>
    Object.fromEntries(countByValue(watches, brand, { ...noFilters, ...filters }));

  test("counts every watch if no other facet has a filter, whatever the facet's own selection", () => {
    expect(counts({})).toEqual({ 'patek-philippe': 1, rolex: 2, omega: 1 });
    expect(counts({ brand: ['rolex'] })).toEqual({ 'patek-philippe': 1, rolex: 2, omega: 1 });
  });

  test("counts only watches that pass the other facets' filters", () => {
    expect(counts({ price: ['up-to-5000'] })).toEqual({ rolex: 1, omega: 1 });
  });
});

test('the number of selected values counts all facets or some', () => {
  const filters: Filters = { ...noFilters, brand: ['rolex', 'omega'], price: ['up-to-5000'] };
  expect(countSelected(filters)).toBe(3);
  expect(countSelected(filters, [price])).toBe(1);
  expect(countSelected(noFilters)).toBe(0);
});

test('selected values are named in the order of the facets and their options', () => {
  const options = recordByFacet(() => [
    { value: 'first', label: 'First' },
    { value: 'second', label: 'Second' },
  ]);
  const filters = { ...noFilters, price: ['first'], brand: ['second', 'no-such-value', 'first'] };
  expect(selectedLabels(options, filters)).toEqual(['First', 'Second', 'First']);
  expect(selectedLabels(options, noFilters)).toEqual([]);
});

describe('toggling a value', () => {
  test('adds it at the end, or removes it, and keeps the other filters', () => {
    const once = toggleValue({ ...noFilters, brand: ['rolex'], price: ['up-to-5000'] }, brand, 'omega');
    expect(once).toMatchObject({ brand: ['rolex', 'omega'], price: ['up-to-5000'] });
    expect(toggleValue(once, brand, 'rolex').brand).toEqual(['omega']);
  });
});
