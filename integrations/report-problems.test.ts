import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';
import { lineOf } from '../src/content/reading/problem.ts';
import { annotationOf, asContentError, ContentError, withLineNumber } from './report-problems.ts';

/** A file with this text. Deleted after the test. */
function fileWith(name: string, text: string): string {
  const folder = temporaryFolder();
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
  expect(withLineNumber(problem).line).toBe(line);
});

test('a key of a JSON file has its line too, and a line that the parser named stays', () => {
  const file = fileWith('de.json', '{\n  "bands": {\n    "under-34": ""\n  }\n}\n');
  expect(withLineNumber({ file, path: ['bands', 'under-34'], message: 'expected' }).line).toBe(3);
  expect(withLineNumber({ file, path: [], message: 'expected', line: 4 }).line).toBe(4);
});

test('a picture, a missing file and a variable have no line', () => {
  for (const file of [fileWith('front.jpg', 'damaged'), 'content/none.yaml', 'SITE_URL'])
    expect(withLineNumber({ file, path: [], message: 'expected' }).line).toBeUndefined();
});

test('a folder with the name of a file has no line', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'omega.yaml'));
  expect(withLineNumber({ file: join(folder, 'omega.yaml'), path: [], message: 'expected' }).line).toBeUndefined();
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
  expect(new ContentError([problem])).toMatchObject({ message: lineOf(problem), loc: undefined });
});

test('an error of the file system names its file, or the one that its caller knows, and what to do', () => {
  const systemError = (properties: object) => Object.assign(new Error(), { syscall: 'write' }, properties);
  const linesOf = (error: unknown) => (asContentError(error, '.cache/images') as ContentError).problems.map(lineOf);
  expect(linesOf(systemError({ code: 'ENOSPC' }))).toEqual([
    '.cache/images: expected room on the disk, which is full: delete something, then build again',
  ]);
  expect(linesOf(systemError({ code: 'EACCES', path: resolve('content/watches') }))).toEqual([
    'content/watches: expected permission to read and write this',
  ]);
  expect(linesOf(systemError({ code: 'EIO', path: 'dist' }))).toEqual([
    'dist: expected a file system that works, found the error EIO',
  ]);
  const other = new Error('A mistake of the code');
  expect(asContentError(other)).toBe(other);
});
