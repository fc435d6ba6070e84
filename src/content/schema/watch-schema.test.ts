import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { byLocale } from '../../i18n/locales.ts';
import { asText, problemsOf, problemsWith, watchFile, yamlFile } from '../content-fixture.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { watchSchema } from './watch-schema.ts';

describe("a mistake in a watch's file is reported with the field and what was expected", () => {
  test.each<[string, unknown, string]>([
    ['condition', 'Fair', 'expected "Excellent" or "Very Good" or "Good", found "Fair"'],
    ['status', 'on hold', 'expected "available" or "reserved" or "sold", found "on hold"'],
    ['words.en.strap', undefined, 'expected some text, found nothing'],
    ['brand', '“HMT”', 'expected straight quotation marks around the text, or none, found "“HMT”"'],
    ['price', 0, 'expected a price of more than 0, found "0"'],
    ['sample', 'yes', 'expected true or false, found "yes"'],
    [
      'year',
      '1.967e3',
      'expected a year from 1700 to this year; if it is not certain, the middle of the years that are possible, and "circa: true", found "1.967e3"',
    ],
  ])('%s: %j', (field, value, problem) => {
    expect(problemsWith(field, value)).toEqual([`${field}: ${problem}`]);
  });

  test.each([
    ['sold', undefined, 'the date of the sale, such as 2026-03-11, because of "status: sold"'],
    ['sold', '2999-01-01', 'a date that is not in the future, found "2999-01-01"'],
    ['sold', '11 March', 'a date such as 2026-03-11, found "11 March"'],
  ])('the status %s with the date of a sale %s', (status, soldOn, expected) => {
    expect(problemsOf({ ...watchFile(), status, soldOn })).toEqual([`soldOn: expected ${expected}`]);
  });

  test('a misspelt field', () => {
    expect(problemsOf({ ...watchFile(), colour: 'blue', color: 'red' })).toEqual([
      'colour: expected no such field',
      'color: expected no such field',
    ]);
    expect(problemsWith('words.en.pictures', { dial: {} })).toEqual(['words.en.pictures.dial: expected no such field']);
  });

  test.each([
    [
      'an open quotation mark',
      'id: a\nbrand: "Tissot\nyear: 1938\n',
      ':2: expected a closing quotation mark or bracket',
    ],
    [
      'an open quotation mark before others',
      'id: a\nbrand: "Tissot\nmodel: "Visodate"\n',
      ':2: expected a closing quotation mark or bracket',
    ],
    ['a lone sign', 'id: a\nbrand: & Sons\n', 'expected quotation marks around a text that begins with a sign'],
    ['an alias', 'id: a\nbrand: *elsewhere\n', ':2: expected quotation marks around a text that begins with a sign'],
    ['another encoding', 'id: a\nmodel: Chronom\uFFFDtre\n', ':2: expected a file saved as UTF-8'],
    [
      'a colon in a text',
      "id: a\nalt: Titan's: the watch\n",
      ':2: expected quotation marks around a text with a colon',
    ],
    [
      'a line too far right',
      'id: a\nyear: 1938\n  price: 95\n',
      ':3: expected as many spaces before this line as before the one above',
    ],
    [
      'a line too far left',
      'a:\n  b: 1\n c: 2\n',
      ':3: expected as many spaces before this line, and the one above, as before the others of their group',
    ],
    ['a name twice', 'id: a\nyear: 1\nyear: 2\n', ':3: expected each name once in its group'],
    ['words after a text', "id: 'a' b\n", ':1: expected nothing after the closing quotation mark or bracket'],
    ['a tab', 'a:\n\tb: 1\n', ':2: expected spaces before the line, found a tab'],
    [
      'a missing colon',
      'id: a\nprice 95\nyear: 1938\n',
      ':2: expected a name, a colon and a space, or more spaces before a text that goes on',
    ],
    ['a merge', 'id: a\n<<<<<<< HEAD\nyear: 1\n=======\nyear: 2\n>>>>>>> b\n', 'expected one version, found two'],
    [
      'a merge in a text',
      'id: >-\n  a\n  b\n<<<<<<< HEAD\n',
      ':4: expected one version, found two: keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>',
    ],
  ])('%s, with the line', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(problem)]);
  });

  test('an empty file', () => {
    expect(problemsOf('')).toEqual(['expected fields, found an empty file']);
  });
});

test.each([
  ['reference: 5513', '5513'],
  ['reference: 145.020', '145.020'],
  ['calibre: 12.10', '12.10'],
  ['model: 1016', '1016'],
  ["model: '6139'", '6139'],
  ['brand: No', 'No'],
  ['year: "1967"', 1967],
  ['price: 16,500', 16_500],
  ['circa: false', false],
])('a value is what is written: %s', (line, value) => {
  const [field = ''] = line.split(':');
  const { [field]: _, ...others } = watchFile() as Record<string, unknown>;
  const { data, problems } = readYaml(yamlFile(`${stringify(others)}${line}\n`), watchSchema);
  expect(problems).toEqual([]);
  expect(data).toMatchObject({ [field]: value });
});

test.each<[field: string, ...values: unknown[]]>([
  ['position', 0, 1.5, 'first'],
  ['model', undefined, '', '\t', '{{model}}'],
  ['year', undefined, 1699, 2101, 1938.5],
  ['origin', undefined, 'Martian'],
  ['movement', undefined, 'Spring'],
  ['caseSize', undefined, '33', '33mm', '23.5 x 38 mm', '23,5 × 38 mm'],
  ['dateAdded', undefined, '16.11.2023', '2023-02-30', '2023-13-01', ''],
  ['report', undefined, {}, 'good'],
  ['service', undefined, {}, 'recent'],
  ['words', undefined, {}, 'words'],
])('the field %s is named if it is missing or wrong', (field, ...values) => {
  for (const value of values) {
    const problems = problemsWith(field, value);
    expect(problems.length, String(value)).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(new RegExp(`^${field}[.:]`));
  }
});

test('no brand has the name of none', () => {
  for (const brand of ['Unknown', 'unsigned', 'No name', 'n/a', '?'])
    expect(problemsWith('brand', brand)).toEqual([
      `brand: expected a name: of a watch without its maker's, that on the movement, case or dial; "signed" and the description say where, found "${brand}"`,
    ]);
  for (const brand of ['Полёт', 'Nomos', 'None & Sons']) expect(problemsWith('brand', brand)).toEqual([]);
});

test('a price is a whole number, with or without separators, and without a currency', () => {
  const priceOf = (price: string) => watchSchema.parse({ ...asText(watchFile()), price }).price;
  expect(['16500', '16,500', '16 500', '1,25,000'].map(priceOf)).toEqual([16_500, 16_500, 16_500, 125_000]);
  for (const price of ['16.500', '16,5', '16500.50', '₹16,500', 'on request', '', '1.65e4'])
    expect(problemsWith('price', price)).toEqual([
      expect.stringContaining('price: expected a whole number, such as 8900 or 8,900, found '),
    ]);
});

test.each([
  ['dateAdded', (day: string) => ({ dateAdded: day })],
  ['service.date', (day: string) => ({ service: { date: day, by: 'not known', done: 'not known' } })],
  [
    'measured.date',
    (day: string) => ({ measured: { date: day, positions: [{ position: 'dial up', rate: 4, amplitude: 280 }] } }),
  ],
])('a day to come is refused: %s', (field, on) => {
  expect(problemsOf({ ...watchFile(), ...on('2026-03-11') })).toEqual([]);
  expect(problemsOf({ ...watchFile(), ...on('2062-03-11') })).toEqual([
    `${field}: expected a date that is not in the future, found "2062-03-11"`,
  ]);
});

test.each(['2062', '2062-03'])('so is a service in %s', (date) => {
  expect(problemsOf({ ...watchFile(), service: { date, by: 'not known', done: 'not known' } })).toHaveLength(1);
});

test('a watch is sold on a day that has begun somewhere on earth, wherever the site is built', () => {
  vi.setSystemTime('2026-03-10T10:30:00Z');
  onTestFinished(() => void vi.useRealTimers());
  expect(problemsOf({ ...watchFile(), status: 'sold', soldOn: '2026-03-11' })).toEqual([]);
  expect(problemsOf({ ...watchFile(), status: 'sold', soldOn: '2026-03-12' })).toHaveLength(1);
});

test('a reservation may have a last day', () => {
  expect(problemsOf({ ...watchFile(), status: 'reserved', reservedUntil: '2026-11-30' })).toEqual([]);
});

test.each([
  [29, ['words.en.description: expected 30 to 110 words instead of 29']],
  [30, []],
  [110, []],
  [111, ['words.en.description: expected 30 to 110 words instead of 111']],
])('a description of %i words, without counting dashes: %j', (count, problems) => {
  expect(problemsWith('words.en.description', `${Array(count).fill('word').join(' — ')}.`)).toEqual(problems);
});

test('a language with only some words is left out', () => {
  const { en } = watchFile().words;
  expect(watchSchema.parse(asText({ ...watchFile(), words: { en, de: { strap: 'Leder' } } })).words).toEqual({ en });
});

test('a correction has a date and words, in English at least', () => {
  const words = byLocale(() => 'The case is of 1939.');
  expect(problemsWith('corrections', [{ date: '2026-11-02', words }])).toEqual([]);
  expect(problemsWith('corrections', [{ date: '2026-11-02', words: { en: words.en } }])).toEqual([]);
  expect(problemsWith('corrections', [{ date: '2026-11-02', words: { de: words.de } }])).toHaveLength(1);
  expect(problemsWith('corrections', [{ date: '2999-01-01', words }])).toEqual([
    'corrections.0.date: expected a date that is not in the future, found "2999-01-01"',
  ]);
});
