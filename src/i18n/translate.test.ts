import { describe, expect, test } from 'vitest';
import { createTranslator, pluralForms, type Translate } from './translate.ts';

/** A look-up that the types forbid, as when a text was taken out of one language only. */
const lookUp = (t: Translate, key: string) => (t as (key: string) => string)(key);

describe('a text', () => {
  test('is found in the language asked for', () => {
    expect(createTranslator('en')('nav.home')).toBe('Home');
    expect(createTranslator('de')('nav.home')).toBe('Start');
    expect(createTranslator('ar')('nav.home')).toBe('الرئيسية');
  });

  test('that is missing shows its key, in every language', () => {
    expect(lookUp(createTranslator('en'), 'nav.missing')).toBe('nav.missing');
    expect(lookUp(createTranslator('ar'), 'no.such.text')).toBe('no.such.text');
  });

  test('takes in what is given as it is: React escapes it, a second time would show', () => {
    expect(createTranslator('en')('catalog.removeBrand', { brand: 'A & B' })).toBe('Remove A & B');
  });

  test('does not change the language of another page', () => {
    const english = createTranslator('en');
    createTranslator('de')('nav.home');
    expect(english('nav.home')).toBe('Home');
  });
});

describe('the forms of a counted text', () => {
  test('are those of the language, with the place of the number still open', () => {
    expect(pluralForms('en', 'catalog.watchCount')).toEqual({ one: '{{count}} watch', other: '{{count}} watches' });
    expect(Object.keys(pluralForms('ar', 'catalog.brandsSelected')).sort()).toEqual(
      ['few', 'many', 'one', 'other', 'two', 'zero'], //
    );
  });
});
