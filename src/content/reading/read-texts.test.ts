import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Locale, localeFacts, locales } from '../../i18n/locales.ts';
import { markEnglish } from '../../i18n/mark-english.ts';
import { temporaryFolder } from '../content-fixture.ts';
import { lineOf } from './problem.ts';
import { readTexts } from './read-texts.ts';

/** Valid texts: one without and one with a placeholder, and one that is counted. */
function textsOf(locale: Locale): Record<string, string> {
  const { pluralCategories } = new Intl.PluralRules(localeFacts[locale].intl).resolvedOptions();
  const counted = pluralCategories.map((category) => [`watches_${category}`, '{{count}} watches']);
  return { home: 'Home', remove: 'Remove {{name}}', ...Object.fromEntries(counted) };
}

/** A folder with the texts of every language. */
function textFolder(): string {
  const folder = temporaryFolder();
  for (const locale of locales)
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify({ nav: textsOf(locale) }, null, 2));
  return folder;
}

const problemsIn = (folder: string) =>
  readTexts(folder).problems.map((problem) => lineOf(problem).replace(`${folder}/`, ''));

test('texts of every language, with the plural forms of each, have no problems', () => {
  expect(problemsIn(textFolder())).toEqual([]);
});

test.each<[string, Locale, Record<string, string | undefined>, string]>([
  ['an unknown key', 'de', { house: 'Haus' }, 'house: expected no such key, because English has none'],
  ['an empty text', 'de', { home: '' }, 'home: expected some words, found none'],
  ['spaces', 'de', { home: 'Start ' }, 'home: expected no spaces around the text, found "Start "'],
  [
    'a misspelt placeholder',
    'de',
    { remove: '{{nam}} entfernen' },
    'remove: expected {{name}}, once each, as in English, found "{{nam}} entfernen"',
  ],
  [
    'a placeholder that English lacks',
    'de',
    { home: 'Start {{name}}' },
    'home: expected no curly brackets but those of {{street}}, {{district}}, {{city}}, {{hours}}, found',
  ],
  ['a plural form of another language', 'de', { watches_few: '1' }, 'watches_few: expected no such key, because'],
  ['a count without its number', 'ar', { watches_few: 'ساعات' }, 'watches_few: expected {{count}}, once each'],
])('%s is reported with the file, the key and what was expected', (_, locale, changes, problem) => {
  const folder = textFolder();
  const texts = { nav: { ...textsOf(locale), ...changes } };
  writeFileSync(join(folder, `${locale}.json`), JSON.stringify(texts));
  expect(problemsIn(folder)).toEqual([expect.stringContaining(`${locale}.json: nav.${problem}`)]);
});

test('a text in place of a group is reported', () => {
  const folder = textFolder();
  writeFileSync(join(folder, 'de.json'), JSON.stringify({ nav: 'Start' }));
  expect(problemsIn(folder)).toEqual(['de.json: nav: expected a group of texts, as in English, found "Start"']);
});

test('what a language lacks is English, also a group and each plural form, and a notice counts it', () => {
  const folder = textFolder();
  const english = { nav: { ...textsOf('en'), house: 'House' }, menu: { open: 'Open' } };
  writeFileSync(join(folder, 'en.json'), JSON.stringify(english));
  writeFileSync(join(folder, 'ar.json'), JSON.stringify({ nav: { home: 'الرئيسية' } }));
  const { data, problems, notices } = readTexts(folder);
  expect(problems).toEqual([]);
  expect(data?.ar).toMatchObject({ nav: { home: 'الرئيسية', house: expect.stringContaining('House') } });
  expect(data?.ar).toHaveProperty('nav.watches_few', expect.stringContaining('watches'));
  expect(data?.de).toMatchObject({ nav: { house: markEnglish('House') }, menu: { open: markEnglish('Open') } });
  expect(notices.map((notice) => lineOf(notice).replace(`${folder}/`, ''))).toEqual(
    locales
      .filter((locale) => locale !== 'en')
      .map((locale) => `${locale}.json: ${locale === 'ar' ? 9 : 2} words are shown in English, not translated yet`),
  );
});

test("the project's own languages lack nothing", () => {
  expect(readTexts('content/locales').notices).toEqual([]);
});

test.each<[string, Locale, Record<string, string>]>([
  ['a count lacks its number for 2 in Arabic', 'ar', { watches_two: 'ساعتان' }],
  ['a detail of the shop is where English has none', 'de', { home: 'Start, {{street}}', remove: '{{city}} {{name}}' }],
  ['a detail of the shop is missing where English has one', 'en', { home: 'Home, {{district}}: {{hours}}' }],
])('%s, which is no problem', (_, locale, changes) => {
  const folder = textFolder();
  writeFileSync(join(folder, `${locale}.json`), JSON.stringify({ nav: { ...textsOf(locale), ...changes } }));
  expect(problemsIn(folder)).toEqual([]);
});

test('a byte order mark, which some editors write, is no problem', () => {
  const folder = textFolder();
  writeFileSync(join(folder, 'fr.json'), `\uFEFF${JSON.stringify({ nav: textsOf('fr') })}`);
  expect(problemsIn(folder)).toEqual([]);
});

test('a missing comma is reported with the file and the line, and a missing file by its name', () => {
  const folder = textFolder();
  writeFileSync(join(folder, 'fr.json'), '{\n  "nav": {}\n  "catalog": {}\n}');
  rmSync(join(folder, 'it.json'));
  expect(problemsIn(folder)).toEqual([
    'fr.json:2: expected a comma after the text before',
    'it.json: expected this file, found none',
  ]);
});

test.each([
  ['{\n  "nav": {\n    "home": "Home",\n  },\n  "a": 1\n}', ':3: expected no comma after the last text of a group'],
  ['{\n  "nav": {\n    "home": "Home",\n', ':3: expected more text: the file is cut off'],
  ['{\n  "nav": {\n', ':2: expected more text: the file is cut off'],
  ['{\n  "a": "A",\n  “b”: "B"\n}', ':3: expected straight quotation marks'],
  ['{\n  "a": "A,\n  "b": "B"\n}', ':2: expected a closing quotation mark'],
  ['{\n  "a": "A",\n  "a": "B"\n}', ':3: expected each name once in its group'],
  ['{\n<<<<<<< HEAD\n', ':2: expected one version, found two: keep one, and delete the lines with <<<<<<<'],
])('%j is reported in words that an owner knows, with the line', (text, problem) => {
  const folder = textFolder();
  writeFileSync(join(folder, 'fr.json'), text);
  expect(problemsIn(folder)).toEqual([expect.stringContaining(`fr.json${problem}`)]);
});
