import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { localeCases } from './locale-cases-fixture.ts';
import { withKeys } from './texts.ts';
import { createTranslator, withShopDetails } from './translate.ts';

const shop = parse(readFileSync('content/shop.yaml', 'utf8'));

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

  test('has the details of the shop', () => {
    const { street, city } = shop.address;
    expect(createTranslator('de')('home.place')).toBe(`${street}, ${city}`);
    expect(withShopDetails('en', { list: ['{{city}}!'], name: '{{name}}' })).toEqual({
      list: [`${city}!`],
      name: '{{name}}',
    });
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
