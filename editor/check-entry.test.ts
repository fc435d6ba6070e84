import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { watchData } from '../src/content/schema/content-fixture.ts';
import { checkEntry } from './browser/check-entry.ts';
import { formatOf } from './browser/content-formats.ts';
import { freeId } from './browser/watch-file.ts';
import { contentSchemas } from './content-schemas.ts';

type Form = { en: Record<string, unknown>; de: Record<string, unknown> };
const formOf = (watch: object) => formatOf('watches', contentSchemas).read(stringify(watch)) as Form;

/** The problems of a watch after changes in the form. */
const check = (changes: Record<string, unknown>, watch: object = watchData()) => {
  const { en, ...others } = formOf(watch);
  return checkEntry('watches', { en: { ...en, ...changes }, ...others }, contentSchemas);
};

test('the build accepts what the editor saves', () => {
  expect(check({})).toEqual([]);
});

test.each<[Record<string, unknown>, string, string]>([
  [{ price: '8.9' }, 'price', 'expected a whole number of dollars, found 8.9'],
  [{ status: 'sold' }, 'soldOn', 'expected the date of the sale, such as 2026-03-11, because of "status: sold"'],
  [{ further: { lugToLug: '400' } }, 'further.lugToLug', 'expected a number of at most 100, found 400'],
  [
    { papers: ['box', 'not known'] },
    'papers',
    'expected a list of "box", "papers", "extract", or "none", or "not known"',
  ],
  [
    { photographs: { side: '/pictures/photographs/IMG_4711.jpg' } },
    'photographs.side',
    'expected a photograph chosen with Browse, then Upload',
  ],
])('%j is rejected at its field, with the message of the build', (changes, keyPath, message) => {
  expect(check(changes)).toEqual([{ keyPath, message }]);
});

test('words are checked in their language', () => {
  const form = formOf(watchData());
  const entry = { ...form, de: { words: { ...(form.de['words'] as object), description: 'Kurz.' } } };
  expect(checkEntry('watches', entry, contentSchemas)).toEqual([
    { keyPath: 'words.description', locale: 'de', message: 'expected 60 to 110 words, found 1' },
  ]);
});

test('a mistake in the English words is reported once', () => {
  const { en } = formOf(watchData());
  const words = { ...(en['words'] as object), description: 'Short.' };
  expect(checkEntry('watches', { en: { ...en, words } }, contentSchemas)).toEqual([
    { keyPath: 'words.description', locale: 'en', message: 'expected 60 to 110 words, found 1' },
  ]);
});

test('English words are enough, and a draft may lack even those', () => {
  const { en } = formOf(watchData());
  expect(checkEntry('watches', { en }, contentSchemas)).toEqual([]);
  const unfinished = { ...en, words: {}, price: '', draft: true };
  expect(checkEntry('watches', { en: unfinished }, contentSchemas)).toEqual([]);
  expect(checkEntry('watches', { en: { ...unfinished, draft: false } }, contentSchemas)).not.toEqual([]);
});

test('two watches cannot have the same position in the list', () => {
  formOf({ ...watchData(), id: 'omega-1961', position: 77 });
  expect(check({ position: '77' })).toEqual([
    { keyPath: 'position', message: 'expected a place of its own, but omega-1961 has 77 too' },
  ]);
});

test('the default position is the end of the list', () => {
  formOf({ ...watchData(), id: 'omega-1961', position: 77 });
  const { en } = formOf(watchData());
  expect(formatOf('watches', contentSchemas).write({ en: { ...en, position: '' } })).toContain('position: 78\n');
});

test('a numbered copy of a photograph is accepted', () => {
  const { id } = watchData();
  const photographs = {
    front: `/pictures/photographs/${id}-1.jpg`,
    movement: `/pictures/photographs/${id}-movement.jpg`,
  };
  expect(check({ photographs })).toEqual([]);
});

test('a file with unknown fields, or that cannot be read, stops the entry, because saving would delete them', () => {
  const unknown = { ...watchData(), words: { ...watchData().words, fra: {} } };
  expect(check({}, unknown)).toEqual([
    { keyPath: 'source', message: 'words: expected no field "fra". Fix the file by hand first.' },
  ]);
  const form = formatOf('shop', contentSchemas).read('name: "Coromandel\nphone: 1\n') as Record<string, unknown>;
  expect(checkEntry('shop', { en: form }, contentSchemas)).toEqual([
    { keyPath: 'source', message: expect.stringMatching(/^can't be read: .*Fix the file by hand first\.$/) },
  ]);
});

test('a new watch needs a photograph of its front, unless it is a draft', () => {
  const { source: _, ...unsaved } = formOf(watchData()).en;
  const missing = { keyPath: 'photographs.front', message: 'expected a photograph, unless the watch is a draft' };
  expect(checkEntry('watches', { en: unsaved }, contentSchemas)).toEqual([missing]);
  expect(checkEntry('watches', { en: { ...unsaved, draft: true } }, contentSchemas)).toEqual([]);
});

test('a second watch of the same name and year gets a number', () => {
  formOf({ ...watchData(), id: 'omega-1961', position: 77 });
  expect(freeId('omega-1961')).toBe('omega-1961-1');
  formOf({ ...watchData(), id: 'omega-1961-1', position: 78 });
  expect(freeId('omega-1961')).toBe('omega-1961-2');
  expect(freeId('omega-1962')).toBe('omega-1962');
});
