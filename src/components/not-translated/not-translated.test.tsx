import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageAttributes } from '../../i18n/locales.ts';
import { NotTranslated } from './not-translated.tsx';

test('the note is in the language of the page', () => {
  expect(renderToStaticMarkup(<NotTranslated locale="de" />)).toContain('Diese Beschreibung ist noch nicht übersetzt.');
});

test("English words have language and direction on an Arabic page, and words in the page's language no attributes", () => {
  expect(languageAttributes('en', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(languageAttributes('ar', 'ar')).toEqual({});
});
