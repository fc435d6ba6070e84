import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languageAttributes } from '../../i18n/language-attributes.ts';
import { NotTranslated } from './not-translated.tsx';

test('the line is in the language of the page', () => {
  expect(renderToStaticMarkup(<NotTranslated locale="de" />)).toContain('Diese Beschreibung ist noch nicht übersetzt.');
});

test('English words keep their direction on an Arabic page, and words of the page need no attributes', () => {
  expect(languageAttributes('en', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(languageAttributes('ar', 'ar')).toEqual({});
});
