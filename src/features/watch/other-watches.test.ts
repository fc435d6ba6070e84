import { expect, test } from 'vitest';
import { watchData } from '../../content/content-fixture.ts';
import type { Watch } from '../../content/schema/watch-schema.ts';
import { findOtherWatches } from './other-watches.tsx';

const watch: Watch = { ...watchData(), id: 'this', year: 1955, movement: 'Manual', price: 8000 };
const other = (id: string, facts: Partial<Watch> = {}): Watch => ({ ...watch, id, ...facts });
const idsFor = (others: Watch[], of = watch) => findOtherWatches(of, [watch, ...others]).map(({ id }) => id);

test('the most similar by decade, movement and price are first', () => {
  const others = [
    other('two decades later', { year: 1971 }),
    other('twice the price, another kind', { price: 16_000, movement: 'Automatic' }),
    other('same decade, a little dearer', { year: 1959, price: 9000 }),
    other('half the price', { price: 4000 }),
    other('four times the price', { price: 32_000, movement: 'Automatic' }),
  ];
  expect(idsFor(others)).toEqual([
    'same decade, a little dearer',
    'half the price',
    'two decades later',
    'twice the price, another kind',
  ]);
});

test('a cheaper watch is as similar as one that is dearer by the same factor', () => {
  expect(idsFor([other('dearer', { price: 16_000 }), other('cheaper', { price: 4000 })])).toEqual([
    'dearer',
    'cheaper',
  ]);
});

test('only available watches are listed, also for a sold one', () => {
  const others = [other('reserved', { status: 'reserved' }), other('sold', { status: 'sold' }), other('available')];
  expect(idsFor(others)).toEqual(['available']);
  expect(idsFor(others, other('sold', { status: 'sold' }))).toEqual(['this', 'available']);
});

test('a single watch has no others', () => {
  expect(idsFor([])).toEqual([]);
});
