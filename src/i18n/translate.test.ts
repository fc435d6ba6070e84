import { describe, expect, test } from 'vitest';
import { localeCases } from './locale-cases-fixture.ts';
import { locales } from './locales.ts';
import { createTranslator, type Translate } from './translate.ts';

/** A look-up that the types forbid: a text may be missing in one language. */
const lookUp = (t: Translate, key: string) => (t as (key: string) => string)(key);

describe('a text', () => {
  test.each(localeCases({ en: ['Home'], de: ['Start'], ar: ['الرئيسية'] }))(
    'is in the requested language (%s)',
    (locale, text) => {
      expect(createTranslator(locale)('nav.home')).toBe(text);
    },
  );

  test('that is missing shows its key, in every language', () => {
    for (const locale of locales) expect(lookUp(createTranslator(locale), 'no.such.text')).toBe('no.such.text');
  });

  test('does not escape values, because React does', () => {
    expect(createTranslator('en')('catalog.removeFilter', { name: 'A & B' })).toBe('Remove A & B');
  });

  test('does not change the language of another page', () => {
    const english = createTranslator('en');
    for (const locale of locales) createTranslator(locale)('nav.home');
    expect(english('nav.home')).toBe('Home');
  });
});
