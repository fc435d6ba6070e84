import { expect, test } from 'vitest';
import { byLocale } from '../../i18n/locales.ts';
import { asText, watchData, watchFile } from '../content-fixture.ts';
import { type Watch, watchSchema } from '../schema/watch-schema.ts';
import { noteOf, wordsOf } from './words-of.ts';

const english = watchData().words.en;
const german = { ...english, description: `Deutsch: ${english.description}`, report: undefined };

/** A watch with English words and the given ones. */
const watchWith = (own: object): Watch => ({
  id: 'tissot',
  ...watchSchema.parse(asText({ ...watchFile(), words: { en: english, ...own } })),
});

test('a page shows words in its own language, or English ones with their language', () => {
  const watch = watchWith({ de: german });
  expect(wordsOf(watch, 'de')).toMatchObject({ words: { description: german.description }, locale: 'de' });
  expect(wordsOf(watch, 'ar')).toEqual({ words: english, locale: 'en' });
});

test('Latin names and codes in Arabic words are isolated', () => {
  const report = { case: 'المرجع 1007/BS هنا' };
  const corrections = [{ date: '2026-08-09', words: byLocale(() => 'العيار 12-120 يدوي') }];
  const watch = watchSchema.parse(
    asText({ ...watchFile(), words: { en: english, ar: { ...english, report } }, corrections }),
  );
  expect(noteOf(watch, 'ar', 'case')?.text).toBe('المرجع \u20661007/BS\u2069 هنا');
  expect(watch.corrections?.[0]?.words).toMatchObject({
    ar: 'العيار \u206612-120\u2069 يدوي',
    de: 'العيار 12-120 يدوي',
  });
});

test('a note that is not translated is shown in English', () => {
  const watch = watchWith({ de: german, fr: { ...german, report: { case: 'Angles adoucis.' } } });
  expect(noteOf(watch, 'de', 'case')).toEqual({ text: english.report?.case, locale: 'en' });
  expect(noteOf(watch, 'fr', 'case')).toEqual({ text: 'Angles adoucis.', locale: 'fr' });
  expect(noteOf(watch, 'fr', 'dial')).toBeUndefined();
});
