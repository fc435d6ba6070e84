import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listed } from '../src/content/reading/problem.ts';
import { annotationOf, ContentError, withLine } from './report-problems.ts';

/** A file with this text. Deleted after the test. */
function fileWith(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'problems-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const watchFile = () => fileWith('tissot.yaml', 'brand: Tissot\nprice: cheap\nwords:\n  en:\n    strap: ""\n');

test.each([
  ['price', 2],
  ['words.en.strap', 5],
  ['words.en.alt', 5],
  ['', 1],
])('the line of the field "%s", or of the group around it, is %i', (field, line) => {
  const problem = { file: watchFile(), path: field ? field.split('.') : [], message: 'expected' };
  expect(withLine(problem).line).toBe(line);
});

test('a key of a JSON file has its line too, and a line that the parser named stays', () => {
  const file = fileWith('de.json', '{\n  "bands": {\n    "under-34": ""\n  }\n}\n');
  expect(withLine({ file, path: ['bands', 'under-34'], message: 'expected' }).line).toBe(3);
  expect(withLine({ file, path: [], message: 'expected', line: 4 }).line).toBe(4);
});

test('a picture, a missing file and a variable have no line', () => {
  for (const file of [fileWith('front.jpg', 'damaged'), 'content/none.yaml', 'SITE_URL'])
    expect(withLine({ file, path: [], message: 'expected' }).line).toBeUndefined();
});

test('on GitHub a problem is an annotation of its line that begins with what was expected', () => {
  const file = watchFile();
  const problem = { file, path: ['price'], message: 'expected 100 %, found "cheap"', line: 2 };
  expect(annotationOf(problem)).toBe(`::error file=${file},line=2::expected 100 %25, found "cheap" (price)`);
  const picture = fileWith('front.jpg', 'damaged');
  expect(annotationOf({ file: picture, path: [], message: 'expected' })).toBe(`::error file=${picture}::expected`);
  expect(annotationOf({ file: 'SITE_URL', path: [], message: 'expected' })).toBe('::error ::SITE_URL: expected');
});

test('the overlay of the development server gets all problems, and the place of the first', () => {
  const file = watchFile();
  const problems = ['price', 'brand'].map((field) => ({ file, path: [field], message: 'expected' }));
  const { message, loc, stack } = new ContentError(problems);
  expect(message).toBe(`${file}:2: price: expected\n${file}:1: brand: expected`);
  expect(loc).toEqual({ file, line: 2, column: 1 });
  expect(stack).toBe('');
});

test('of a picture the overlay shows no text', () => {
  const file = fileWith('front.jpg', 'damaged');
  const problem = { file, path: [], message: 'expected a picture' };
  expect(new ContentError([problem])).toMatchObject({ message: listed(problem), loc: { line: 1, column: 1 } });
});
