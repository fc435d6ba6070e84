import { describe, expect, test } from 'vitest';
import { localeCases } from './locale-cases-fixture.ts';
import { locales } from './locales.ts';
import { createTranslator, type Translate } from './translate.ts';

/** A look-up that the types forbid, as when a text was taken out of one language only. */
const lookUp = (t: Translate, key: string) => (t as (key: string) => string)(key);

describe('a text', () => {
  test.each(localeCases({ en: ['Home'], de: ['Start'], ar: ['الرئيسية'] }))(
    'is found in the language that is wanted (%s)',
    (locale, text) => {
      expect(createTranslator(locale)('nav.home')).toBe(text);
    },
  );

  test('that is missing shows its key, in every language', () => {
    for (const locale of locales) expect(lookUp(createTranslator(locale), 'no.such.text')).toBe('no.such.text');
  });

  test('takes in what is given as it is: React escapes it, a second time would show', () => {
    expect(createTranslator('en')('catalog.removeFilter', { name: 'A & B' })).toBe('Remove A & B');
  });

  test('does not change the language of another page', () => {
    const english = createTranslator('en');
    for (const locale of locales) createTranslator(locale)('nav.home');
    expect(english('nav.home')).toBe('Home');
  });
});
