import { shop, texts } from 'virtual:content';
import { describe, expect, test } from 'vitest';
import { createTranslator, textsByLocale, withShopDetails } from './translate.ts';

describe('a text', () => {
  test('is in the requested language', () => {
    expect(createTranslator('de')('nav.home')).toBe(texts.de.nav.home);
  });

  test('that a language lacks is an error that names its file', () => {
    const lookUp = createTranslator('de') as (key: string, values?: object) => string;
    for (const values of [{}, { count: 2 }])
      expect(() => lookUp('no.such.text', values)).toThrow('content/locales/de.json: no.such.text: expected some text');
  });

  test('has the details of the shop, on pages and in lists', () => {
    const city = shop.address.city.en;
    expect(withShopDetails('en', { list: ['{{city}}!'], name: '{{name}}' })).toEqual({
      list: [`${city}!`],
      name: '{{name}}',
    });
    expect(JSON.stringify(textsByLocale)).not.toMatch(/\{\{(street|district|city|hours)\}\}/);
  });

  test('has its values, which are not escaped, because React does that', () => {
    expect(createTranslator('en')('catalog.removeFilter', { name: 'A & B' })).toContain('A & B');
  });

  test('with a count has its plural form', () => {
    const { watchCount_one: one, watchCount_other: other } = textsByLocale.en.catalog;
    const t = createTranslator('en');
    expect(t('catalog.watchCount', { count: 1 })).toBe(one.replace('{{count}}', '1'));
    expect(t('catalog.watchCount', { count: 1200 })).toBe(other.replace('{{count}}', '1,200'));
  });
});
