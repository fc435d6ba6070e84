import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { type Locale, locales } from '../src/i18n/locales.ts';
import type { Texts } from '../src/i18n/texts.ts';
import { fromFieldName } from './fields.ts';
import { wordsFields } from './interface-words.ts';

interface WordsField {
  name: string;
  label: string;
  hint?: string;
  readonly?: boolean;
  fields?: Field[];
}

/** The paths of the texts in a file. */
const pathsIn = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [path + key] : pathsIn(text, `${path}${key}.`),
  );

/** The fields of texts by their path in the file. */
function fieldsByPath(fields: Field[], path = ''): Map<string, WordsField> {
  return new Map(
    (fields as WordsField[]).flatMap((field) => {
      const own = path + fromFieldName(field.name);
      return field.fields ? [...fieldsByPath(field.fields, `${own}.`)] : [[own, field] as const];
    }),
  );
}

const fieldOf = (locale: Locale, path: string) => fieldsByPath(wordsFields(locale)).get(path);

test('the fields of a language are the texts of its file, in the same order', () => {
  for (const locale of locales) {
    const texts = JSON.parse(readFileSync(`content/locales/${locale}.json`, 'utf8'));
    expect.soft([...fieldsByPath(wordsFields(locale)).keys()], locale).toEqual(pathsIn(texts));
  }
});

test('a text has the English one as its hint', () => {
  expect(fieldOf('de', 'watch.metaTitle')?.hint).toBe('English: {{brand}} {{model}}, {{year}}');
  expect(fieldOf('en', 'watch.metaTitle')?.hint).toBeUndefined();
});

test('a plural form has its numbers as a hint', () => {
  expect(fieldOf('ar', 'catalog.watchCount_few')).toMatchObject({ label: 'Watch count, few' });
  expect(fieldOf('ar', 'catalog.watchCount_few')?.hint).toContain('For 3, 4, 5');
  expect(fieldOf('fr', 'catalog.watchCount_many')?.hint).toContain('For 1,000,000');
});

test('fixed words are read-only, but only in English', () => {
  expect(fieldOf('en', 'signup.submit')?.readonly).toBe(true);
  expect(fieldOf('fr', 'signup.submit')?.readonly).toBe(false);
});
