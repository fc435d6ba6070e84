import { describe, expect, test } from 'vitest';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { watchFixture } from '../../content/describe/watch-summary-fixture.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type SortKey, sortByName, sortWatches } from './sort.ts';

const omega = watchFixture({ id: 'omega', brand: 'Omega', model: 'Speedmaster', year: 1969, price: 7200 });
const rolex = watchFixture({ id: 'rolex', brand: 'Rolex', model: 'Submariner', year: 1967, price: 14500 });
const tissot = watchFixture({ id: 'tissot', brand: 'Tissot', model: 'Antimagnétique', year: 1938, price: 3800 });
/** Frozen: no list is sorted in place. */
const watches = Object.freeze([rolex, tissot, omega]);

/** Sorted as at build, then as in the browser. */
const sortPage = (list: readonly WatchSummary[], key: SortKey, locale: Locale) =>
  sortWatches(sortByName(list, locale), key);

const names = (list: readonly { id: string }[]) => list.map((watch) => watch.id);

describe('sorting the catalogue', () => {
  test.each<[SortKey, string[]]>([
    ['az', ['omega', 'rolex', 'tissot']],
    ['za', ['tissot', 'rolex', 'omega']],
    ['priceLow', ['tissot', 'omega', 'rolex']],
    ['priceHigh', ['rolex', 'omega', 'tissot']],
    ['dateOld', ['tissot', 'rolex', 'omega']],
    ['dateNew', ['omega', 'rolex', 'tissot']],
  ])('%s sorts the watches', (key, expected) => {
    expect(names(sortPage(watches, key, 'en'))).toEqual(expected);
  });
});

describe('watches that are equal in the selected option', () => {
  const same = { year: 1950, price: 5000 };
  const expected = [
    watchFixture({ ...same, id: 'z', brand: 'Omega', model: 'Constellation' }),
    watchFixture({ ...same, id: 'y', brand: 'Omega', model: 'Seamaster' }),
    watchFixture({ ...same, id: 'a', brand: 'Rolex', model: 'Datejust' }),
    watchFixture({ ...same, id: 'b', brand: 'Rolex', model: 'Datejust' }),
  ];

  test.each<SortKey>(['az', 'priceLow', 'priceHigh', 'dateOld', 'dateNew'])(
    'are sorted by brand, model and id under %s, whatever their order before',
    (key) => {
      expect(names(sortPage(expected, key, 'en'))).toEqual(['z', 'y', 'a', 'b']);
      expect(names(sortPage(expected.toReversed(), key, 'en'))).toEqual(['z', 'y', 'a', 'b']);
    },
  );

  test('Z-A reverses the brands, but not the models of a brand', () => {
    expect(names(sortPage(expected, 'za', 'en'))).toEqual(['a', 'b', 'z', 'y']);
    expect(names(sortPage(expected.toReversed(), 'za', 'en'))).toEqual(['a', 'b', 'z', 'y']);
  });

  test('of the same brand and model, the older is first', () => {
    const young = watchFixture({ id: 'a', year: 1970 });
    const old = watchFixture({ id: 'b', year: 1960 });
    expect(names(sortPage([young, old], 'az', 'en'))).toEqual(['b', 'a']);
  });
});

describe('names are compared in the language of the page', () => {
  const byBrand = (brands: string[]) => brands.map((brand) => watchFixture({ brand }));
  const brandsOf = (list: readonly { brand: string }[]) => list.map((watch) => watch.brand);

  test('a brand with an accent or a small letter is not at the end', () => {
    const shuffled = byBrand(['Zenith', 'Ébel', 'Favre', 'h. Moser', 'Doxa', 'IWC']);
    expect(brandsOf(sortPage(shuffled, 'az', 'fr'))).toEqual(['Doxa', 'Ébel', 'Favre', 'h. Moser', 'IWC', 'Zenith']);
  });

  test('ñ is a separate letter in Spanish, and an n in English', () => {
    const shuffled = byBrand(['Ñandú', 'Nz']);
    expect(brandsOf(sortPage(shuffled, 'az', 'es'))).toEqual(['Nz', 'Ñandú']);
    expect(brandsOf(sortPage(shuffled, 'az', 'en'))).toEqual(['Ñandú', 'Nz']);
  });
});
