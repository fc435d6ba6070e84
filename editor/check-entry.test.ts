import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { watchData } from '../src/content/content-fixture.ts';
import { checkEntry } from './browser/check-entry.ts';
import { readFile } from './browser/content-formats.ts';
import type { Form } from './browser/form-values.ts';

const formOf = (watch: object) => readFile('watches', stringify(watch)) as { en: Form; de: Form };

/** The problems of a watch after changes in the form. */
const check = (changes: Record<string, unknown>, watch: object = watchData()) => {
  const { en, ...others } = formOf(watch);
  return checkEntry('watches', { en: { ...en, ...changes }, ...others });
};

test('the build accepts what the editor saves', () => {
  expect(check({})).toEqual([]);
});

test.each<[Record<string, unknown>, string]>([
  [{ price: '8.9' }, 'Price, US dollars: expected a whole number, such as 8900, found 8.9'],
  [{ price: 'cheap' }, 'Price, US dollars: expected a whole number, such as 8900, found "cheap"'],
  [{ status: 'sold' }, 'Day of the sale: expected the date of the sale, such as 2026-03-11, because of "status: sold"'],
  [{ lugToLug: '400' }, 'Lug to lug, mm: expected a number of at most 100, found 400'],
  [
    { papers: ['box', 'not known'] },
    'Papers: expected a list of "box", "papers", "extract", or "none", or "not known"',
  ],
  [
    { pictures: { side: '/pictures/renderings/side.jpg' } },
    'Photographs, Case from the side: expected a file in pictures/photographs, such as "front/image.webp", found "/pictures/renderings/side.jpg"',
  ],
])('%j is rejected with the label of its field and the message of the build', (changes, problem) => {
  expect(check(changes)).toEqual([problem]);
});

test('all problems are found together, with the place in groups and lists', () => {
  const measured = { date: '2024-03-11', positions: [{ position: 'dial up', rate: 'fast', amplitude: '262' }] };
  expect(check({ price: '', measured })).toEqual([
    'Price, US dollars: expected a whole number, such as 8900',
    'Measured on the timing machine, Positions, 1, Rate: expected seconds a day, such as 4 or -6, found "fast"',
  ]);
});

test('words are checked in their language', () => {
  const form = formOf(watchData());
  const entry = { ...form, de: { words: { ...(form.de['words'] as object), description: 'Kurz.' } } };
  expect(checkEntry('watches', entry)).toEqual(['Words, German, Description: expected 30 to 110 words, found 1']);
});

test('a mistake in the English words is reported once', () => {
  const { en } = formOf(watchData());
  const words = { ...(en['words'] as object), description: 'Short.' };
  expect(checkEntry('watches', { en: { ...en, words } })).toEqual([
    'Words, English, Description: expected 30 to 110 words, found 1',
  ]);
});

test('English words are enough, and a draft may lack even those', () => {
  const { en } = formOf(watchData());
  expect(checkEntry('watches', { en })).toEqual([]);
  const unfinished = { ...en, words: {}, price: '', draft: true };
  expect(checkEntry('watches', { en: unfinished })).toEqual([]);
  expect(checkEntry('watches', { en: { ...unfinished, draft: false } })).not.toEqual([]);
});

test('a watch that never had a picture needs a photograph of its front, unless it is a draft', () => {
  const { picture: _, ...watch } = watchData();
  expect(check({ draft: true }, watch)).toEqual([]);
  expect(check({}, watch)).toEqual(['Photographs, Front: expected a photograph, unless this is a draft']);
  expect(check({ pictures: { front: '/pictures/photographs/front/image.webp' } }, watch)).toEqual([]);
});

test('a watch whose photograph of the front is taken away needs another', () => {
  const watch = { ...watchData(), picture: 'photograph', pictures: { front: 'front/image.webp' } };
  expect(check({}, watch)).toEqual([]);
  expect(check({ pictures: { front: '' } }, watch)).toEqual([
    'Photographs, Front: expected a photograph, unless this is a draft',
  ]);
});

test('interface words need the placeholders of English', () => {
  const read = (locale: string) => readFile('locales', readFileSync(`content/locales/${locale}.json`, 'utf8'));
  const { watch, ...others } = read('de') as { watch: { conditions: Form } };
  expect(checkEntry('locales', { en: { watch, ...others } }, 'de')).toEqual([]);
  const conditions = { ...watch.conditions, Very__Good: 'Sehr {{gut}} ' };
  expect(checkEntry('locales', { en: { watch: { ...watch, conditions }, ...others } }, 'de')).toEqual([
    expect.stringMatching(/^Watch, Conditions, Very Good: expected no curly brackets .*, found "Sehr {{gut}}"$/),
  ]);
});
