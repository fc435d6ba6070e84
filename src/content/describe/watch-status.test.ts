import { describe, expect, test } from 'vitest';
import { fill } from '../../i18n/texts.ts';
import { watchWith } from '../content-fixture.ts';
import type { Watch } from '../schema/watch-schema.ts';
import { createTranslator, textsByLocale } from '../words/translate.ts';
import { findListed, findSold, isNew, statusText } from './watch-status.ts';

const watchOf = (id: string, given: Partial<Watch> = {}) => watchWith({ id, ...given });
const idsOf = (watches: Watch[]) => watches.map(({ id }) => id);

const shop = [
  watchOf('a'),
  watchOf('b', { status: 'sold', soldOn: '2025-12-30' }),
  watchOf('c', { status: 'reserved' }),
  watchOf('d', { status: 'sold', soldOn: '2026-03-11' }),
  watchOf('e', { status: 'sold', soldOn: '2025-12-30' }),
];

describe('catalogue and archive', () => {
  test('the catalogue keeps reserved watches and its order', () => {
    expect(idsOf(findListed(shop))).toEqual(['a', 'c']);
  });

  test('the archive has the newest sale first', () => {
    expect(idsOf(findSold(shop))).toEqual(['d', 'b', 'e']);
  });
});

describe('the status in words', () => {
  const { sold, reserved, reservedUntil } = textsByLocale.en.watch.status;

  test("names the month of the sale, in the page's language", () => {
    const watch = watchOf('a', { status: 'sold', soldOn: '2026-03-11' });
    expect(statusText(createTranslator('en'), watch)).toBe(fill(sold, { month: 'March 2026' }));
    expect(statusText(createTranslator('de'), watch)).toMatch('März 2026');
  });

  test('is undefined for an available watch', () => {
    expect(statusText(createTranslator('en'), watchOf('a'))).toBeUndefined();
  });

  test('names the last day of a reservation, if it has one', () => {
    expect(statusText(createTranslator('en'), watchOf('a', { status: 'reserved' }))).toBe(reserved);
    const until = watchOf('a', { status: 'reserved', reservedUntil: '2026-11-30' });
    expect(statusText(createTranslator('en'), until)).toBe(fill(reservedUntil, { day: '30 November 2026' }));
  });
});

test.each([
  ['2026-10-29', true],
  ['2026-10-28', false],
  // In a zone where it is tomorrow.
  ['2026-11-28', true],
])('a watch of %s is new on 27 November: %s', (dateAdded, expected) => {
  expect(isNew({ dateAdded }, '2026-11-27')).toBe(expected);
});
