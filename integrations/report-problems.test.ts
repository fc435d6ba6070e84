import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { annotationOf, withLine } from './report-problems.ts';

const text = 'brand: Tissot\nprice: cheap\nwords:\n  en:\n    strap: ""\n';

function watchFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'problems-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tissot.yaml');
  writeFileSync(file, text);
  return file;
}

test.each([
  ['price: expected a number, found "cheap"', 2, 'expected a number, found "cheap" (price)'],
  ['words.en.strap: expected some words', 5, 'expected some words (words.en.strap)'],
  ['words.en.alt: expected some words', 5, 'expected some words (words.en.alt)'],
  ['file: expected no field "price"', 2, 'expected no field "price"'],
  ['words.en: expected no field "strap"', 5, 'expected no field "strap" (words.en)'],
])('on GitHub "%s" is an annotation at line %i that begins with what was expected', (problem, line, message) => {
  const file = watchFile();

  expect(annotationOf(`${file}: ${problem}`)).toBe(`::error file=${file},line=${line}::${message}`);
});

test('a key of a JSON file, which may have hyphens, has its line too', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'problems-')), 'de.json');
  onTestFinished(() => rmSync(dirname(file), { recursive: true }));
  writeFileSync(file, '{\n  "bands": {\n    "under-34": ""\n  }\n}\n');

  const problem = 'bands.under-34: expected some words, found none';
  expect(annotationOf(`${file}: ${problem}`)).toContain(`,line=3::expected some words, found none (bands.under-34)`);
});

test('a message without a file has no line', () => {
  expect(annotationOf('100 % wrong')).toBe('::error ::100 %25 wrong');
});

test.each([
  ['price: expected a number, found "cheap"', ':2: price: expected a number, found "cheap"'],
  ['Unexpected scalar at line 3, column 5', ':3: Unexpected scalar at line 3, column 5'],
])('in the overlay "%s" has its line', (problem, expected) => {
  const file = watchFile();
  expect(withLine(`${file}: ${problem}`)).toBe(file + expected);
});
