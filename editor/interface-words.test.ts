import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '../src/i18n/locales.ts';
import type { JsonSchema } from './content-schemas.ts';
import { fieldsOf } from './fields.ts';
import { type Words, wordsSchemas } from './interface-words.ts';

const readWords = (locale: Locale): Words => JSON.parse(readFileSync(`content/locales/${locale}.json`, 'utf8'));
const words = Object.fromEntries(locales.map((locale) => [locale, readWords(locale)])) as Record<Locale, Words>;
const schemas = wordsSchemas(words);

/** The schema of a text by its path in the file. */
const schemaOf = (locale: Locale, path: string) =>
  path.split('.').reduce<JsonSchema | undefined>((schema, key) => schema?.properties?.[key], schemas[locale]) ?? {};

const takes = ({ pattern = '' }: JsonSchema, text: string) => new RegExp(pattern).test(text);

/** The texts of a file that its schema rejects. */
function refused(schema: JsonSchema, part: Words): string[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const own = schema.properties?.[key] ?? {};
    if (typeof value !== 'string') return refused(own, value);
    return takes(own, value) ? [] : [`${key}: ${value}`];
  });
}

test.each(locales)('the texts in %s match their schema', (locale) => {
  expect(refused(schemas[locale], words[locale])).toEqual([]);
});

describe('a text with placeholders', () => {
  const title = schemaOf('de', 'watch.metaTitle');

  test.each([
    ['{{brand}} {{model}}, {{year}}', true],
    ['{{year}}: {{model}} von {{brand}}', true],
    ['{{brand}} {{model}}', false],
    ['{{brand}} {{model}}, {{year}} {{price}}', false],
    ['{{brand}} {{brand}} {{model}}, {{year}}', false],
    ['{{brand}} {{model}}, {{year}', false],
    ['{{brand}} {{model}},\n{{year}}', false],
    ['{{brand}} {{model}}, {{year}}, {{city}}', true],
    ['{{brand}} {{model}}, {{city}}', false],
    ['{{brand}} {{model}}, {{year}}, {{town}}', false],
  ])('%s is accepted: %s', (text, taken) => {
    expect(takes(title, text)).toBe(taken);
  });

  test('has them and the English text in its hint', () => {
    expect(title.expected).toContain('{{brand}} and {{model}} and {{year}}');
    expect(title.description).toBe('English: {{brand}} {{model}}, {{year}}');
  });
});

test('a plural form has its numbers as a hint, and only Arabic may leave the number out', () => {
  expect(Object.keys(schemaOf('ar', 'catalog').properties ?? {})).toContain('watchCount_two');
  expect(schemaOf('ar', 'catalog.watchCount_few').description).toContain('For 3, 4, 5');
  expect(schemaOf('fr', 'catalog.watchCount_many').description).toContain('For 1,000,000');
  expect(takes(schemaOf('ar', 'catalog.watchCount_two'), 'ساعتان')).toBe(true);
  expect(takes(schemaOf('ar', 'catalog.watchCount_few'), 'ساعات')).toBe(false);
  expect(takes(schemaOf('de', 'catalog.watchCount_one'), 'eine Uhr')).toBe(false);
});

test('fixed words are read-only, but only in English', () => {
  const submit = (locale: Locale) => fieldsOf(schemaOf(locale, 'signup')).find(({ name }) => name === 'submit');
  expect(submit('en')).toMatchObject({ readonly: true });
  expect(submit('fr')).toMatchObject({ readonly: false });
});
