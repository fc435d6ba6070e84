import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder } from './content-fixture.ts';
import { readContent } from './read-content.ts';

/** The problems after a change of the texts in one language, without their folder. */
function problemsAfter(locale: string, change: (text: string) => string): string[] {
  const folder = contentFolder();
  const file = join(folder, 'locales', `${locale}.json`);
  const text = readFileSync(file, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(file, change(text));
  return readContent(folder, () => true).problems.map((problem) => problem.replace(`${folder}/`, ''));
}

describe('an owner who makes a mistake in the texts reads the file, the key and what was expected', () => {
  test.each([
    ['a missing key', /"home": "Start",/, '', 'nav.home: expected some text, found nothing'],
    [
      'an unknown key',
      '"home": "Start"',
      '"home": "Start", "house": "Haus"',
      'nav.house: expected no such key, because English has none',
    ],
    ['an empty text', '"home": "Start"', '"home": ""', 'nav.home: expected some words, found none'],
    ['spaces', '"home": "Start"', '"home": "Start "', 'nav.home: expected no spaces around the text, found "Start "'],
    [
      'a misspelt placeholder',
      '"removeFilter": "{{name}}',
      '"removeFilter": "{{nam}}',
      'catalog.removeFilter: expected {{name}}, once each, as in English, found "{{nam}} entfernen"',
    ],
    [
      'a placeholder that English lacks',
      '"home": "Start"',
      '"home": "Start {{name}}"',
      'nav.home: expected no curly brackets but those of {{street}}, {{district}}, {{city}}, {{hours}}, found "Start {{name}}"',
    ],
    [
      'a misspelt detail of the shop',
      '"home": "Start"',
      '"home": "Start {{strasse}}"',
      'nav.home: expected no curly brackets but those of {{street}}, {{district}}, {{city}}, {{hours}}, found "Start {{strasse}}"',
    ],
  ])('%s', (_, from, to, problem) => {
    expect(problemsAfter('de', (text) => text.replace(from, to))).toEqual([`locales/de.json: ${problem}`]);
  });

  test.each([
    ['where English has none', '"home": "Start"', '"home": "Start, {{city}}, {{street}}, {{district}}: {{hours}}"'],
    ['nowhere where English has one', /"place": ".*"/, '"place": "Gleich um die Ecke"'],
    ['beside other placeholders', '"removeFilter": "', '"removeFilter": "{{city}} '],
  ])('no problem: details of the shop %s', (_, from, to) => {
    expect(problemsAfter('de', (text) => text.replace(from, to))).toEqual([]);
  });

  test('a missing comma: the file and the line', () => {
    expect(problemsAfter('fr', (text) => text.replace(',\n    "catalog"', '\n    "catalog"'))).toEqual([
      expect.stringMatching(/^locales\/fr\.json: Expected ',' .*\(line 5 column 5\)$/),
    ]);
  });

  test('a language without a file', () => {
    const folder = contentFolder();
    rmSync(join(folder, 'locales/it.json'));
    expect(readContent(folder, () => true).problems).toEqual([
      `${join(folder, 'locales/it.json')}: expected a file for this language`,
    ]);
  });
});

describe('a counted text', () => {
  const watchCounts = /"watchCount_few": .*\n/;

  test('has the plural forms of its language, which may be more than those of English', () => {
    expect(problemsAfter('ar', (text) => text.replace(watchCounts, ''))).toEqual([
      'locales/ar.json: catalog.watchCount_few: expected some text, found nothing',
    ]);
  });

  test('has no forms of another language', () => {
    expect(problemsAfter('de', (text) => text.replace('"watchCount_one"', '"watchCount_few": "1", $&'))).toEqual([
      'locales/de.json: catalog.watchCount_few: expected no such key, because English has none',
    ]);
  });

  test('may lack its number only for 0, 1 and 2 in Arabic', () => {
    expect(problemsAfter('ar', (text) => text.replace(watchCounts, '"watchCount_few": "ساعات",\n'))).toEqual([
      'locales/ar.json: catalog.watchCount_few: expected {{count}}, once each, as in English, found "ساعات"',
    ]);
    expect(problemsAfter('ar', (text) => text.replace(/("watchCount_two": ").*"/, '$1زوج ساعات"'))).toEqual([]);
  });
});
