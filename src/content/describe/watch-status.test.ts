import { describe, expect, test } from 'vitest';
import { withoutIsolates } from '../../i18n/isolate-latin.ts';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
import { watchData } from '../schema/content-fixture.ts';
import { findSaleProblem } from '../schema/sale-date.ts';
import { type Watch, watchSchema } from '../schema/watch-schema.ts';
import { findListed, findSold, statusText } from './watch-status.ts';

const watchOf = (id: string, given: Partial<Watch> = {}): Watch => ({ ...watchData(), id, ...given });
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
  test.each(
    localeCases({
      en: ['Sold in March 2026'],
      de: ['Verkauft im März 2026'],
      es: ['Vendido en marzo de 2026'],
      ar: ['بيعت في مارس 2026'],
      fr: ['Vendue en mars 2026'],
      it: ['Venduto: marzo 2026'],
    }),
  )('names the month of the sale in %s: %s', (locale, expected) => {
    const text = statusText(locale, { status: 'sold', soldOn: '2026-03-11' });
    expect(withoutIsolates(text ?? '')).toBe(expected);
  });

  test('is undefined for an available watch', () => {
    expect(statusText('en', watchData())).toBeUndefined();
    expect(statusText('en', { status: 'reserved', soldOn: undefined })).toBe('Reserved');
  });
});

const reserved = { ...watchData(), status: 'reserved' as const, reservedUntil: '2026-11-30' };

describe('a reservation', () => {
  test('may have a last day, which the page shows', () => {
    expect(watchSchema.safeParse(reserved).success).toBe(true);
    expect(statusText('en', reserved)).toBe('Reserved until 30 November 2026');
    expect(statusText('de', reserved)).toBe('Reserviert bis zum 30. November 2026');
  });

  test('cannot have a last day if the watch is not reserved', () => {
    const issues = watchSchema.safeParse({ ...reserved, status: 'available' }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'reservedUntil: expected no end, unless "status: reserved"',
    ]);
  });
});

describe('the date of a sale', () => {
  const problemAt = (now: string) => findSaleProblem('sold', '2026-03-11', new Date(now));

  test('may be today in Chennai while the build server is still at yesterday', () => {
    expect(problemAt('2026-03-10T19:00:00Z')).toBeUndefined();
    expect(problemAt('2026-03-12T19:00:00Z')).toBeUndefined();
  });

  test('may not be in the future anywhere', () => {
    expect(problemAt('2026-03-10T09:59:00Z')).toMatch('not in the future');
  });
});
