import { describe, expect, test } from 'vitest';
import { localeCases } from './locale-cases-fixture.ts';
import { createTranslator, withKeys } from './translate.ts';

describe('a text', () => {
  test.each(localeCases({ en: ['Home'], de: ['Start'], ar: ['الرئيسية'] }))(
    'is in the requested language (%s)',
    (locale, text) => {
      expect(createTranslator(locale)('nav.home')).toBe(text);
    },
  );

  test('that a language lacks is its key, on pages and in islands', () => {
    const english = { nav: { home: 'Home', about: { us: 'About us' } } };
    expect(withKeys({ nav: { home: 'Start' } }, english)).toEqual({
      nav: { home: 'Start', about: { us: 'nav.about.us' } },
    });
  });

  test('that no language has is its key', () => {
    const lookUp = createTranslator('de') as (key: string, values?: object) => string;
    expect([lookUp('no.such.text'), lookUp('no.such.text', { count: 2 })]).toEqual(['no.such.text', 'no.such.text']);
  });

  test('has its values, which are not escaped, because React does that', () => {
    expect(createTranslator('en')('catalog.removeFilter', { name: 'A & B' })).toBe('Remove A & B');
  });

  test.each(localeCases({ en: ['1 watch', '1,200 watches'], ar: ['ساعة واحدة', '1,200 ساعة'] }))(
    'with a count has its plural form (%s)',
    (locale, one, many) => {
      const t = createTranslator(locale);
      expect([1, 1200].map((count) => t('catalog.watchCount', { count }))).toEqual([one, many]);
    },
  );
});
