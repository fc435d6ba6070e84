import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { annotationOf } from './report-problems.ts';

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
  ['file: expected no field "colour"', 1, 'expected no field "colour"'],
])('on GitHub "%s" is an annotation at line %i that begins with what was expected', (problem, line, message) => {
  const file = watchFile();

  expect(annotationOf(`${file}: ${problem}`)).toBe(`::error file=${file},line=${line}::${message}`);
});

test('a message without a file has no line', () => {
  expect(annotationOf('100 % wrong')).toBe('::error ::100 %25 wrong');
});
