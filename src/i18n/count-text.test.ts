import { describe, expect, test } from 'vitest';
import { countText } from './count-text.ts';
import { localeCases } from './locale-cases-fixture.ts';
import type { Locale } from './locales.ts';
import { pickWords } from './pick-words.ts';

const watches = (locale: Locale, count: number) =>
  countText(locale, pickWords(locale, 'catalog').catalog, 'watchCount', count);

describe('a count in Arabic has six forms', () => {
  test.each([
    [0, 'لا ساعات'],
    [1, 'ساعة واحدة'],
    [2, 'ساعتان'],
    [3, '3 ساعات'],
    [10, '10 ساعات'],
    [11, '11 ساعة'],
    [12, '12 ساعة'],
    [100, '100 ساعة'],
    [103, '103 ساعات'],
  ])('%i watches: %s', (count, expected) => {
    expect(watches('ar', count)).toBe(expected);
  });

  test('each of the six categories has its numbers', () => {
    const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
    const forms = Object.fromEntries(categories.map((category) => [`n_${category}`, category])) as { n_other: string };
    const asked = [0, 1, 2, 7, 50, 100].map((count) => countText('ar', forms, 'n', count));
    expect(asked).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  });
});

describe('a count', () => {
  test.each(
    localeCases({
      en: ['0 watches', '1 watch', '12 watches'],
      de: ['0 Uhren', '1 Uhr', '12 Uhren'],
      es: ['0 relojes', '1 reloj', '12 relojes'],
      fr: ['0 montre', '1 montre', '12 montres'],
      it: ['0 orologi', '1 orologio', '12 orologi'],
    }),
  )('in %s says %s, %s, %s', (locale, none, one, dozen) => {
    expect([0, 1, 12].map((count) => watches(locale, count))).toEqual([none, one, dozen]);
  });

  test.each(localeCases({ en: ['1,200 watches'], es: ['1.200 watches'] }))(
    'of thousands has a separator (%s)',
    (locale, expected) => {
      expect(countText(locale, { n_other: '{{count}} watches' }, 'n', 1200)).toBe(expected);
    },
  );

  test('without its form uses the general one', () => {
    expect(countText('en', { n_other: '{{count}} watches' }, 'n', 1)).toBe('1 watches');
  });
});
