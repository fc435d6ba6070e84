import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { watchData } from '../src/content/schema/content-fixture.ts';
import { checkEntry } from './browser/check-entry.ts';
import { type Form, readFile, writeFile } from './browser/content-formats.ts';
import { freeId, pictureFiles } from './browser/watch-file.ts';

const { id } = watchData();
pictureFiles.set(id, `/pictures/renderings/${id}.jpg`);

const formOf = (watch: object) => readFile('watches', stringify(watch)) as { en: Form; de: Form };

/** The problems of a watch after changes in the form. */
const check = (changes: Record<string, unknown>, watch: object = watchData()) => {
  const { en, ...others } = formOf(watch);
  return checkEntry('watches', { en: { ...en, ...changes }, ...others });
};

test('the build accepts what the editor saves', () => {
  expect(check({})).toEqual([]);
});

test.each<[Record<string, unknown>, string, string]>([
  [{ price: '8.9' }, 'price', 'expected a whole number of dollars, found 8.9'],
  [{ status: 'sold' }, 'soldOn', 'expected the date of the sale, such as 2026-03-11, because of "status: sold"'],
  [{ price: 'cheap' }, 'price', 'expected a whole number of dollars, found "cheap"'],
  [{ lugToLug: '400' }, 'lugToLug', 'expected a number of at most 100, found 400'],
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
  expect(checkEntry('watches', entry)).toEqual([
    { keyPath: 'words.description', locale: 'de', message: 'expected 60 to 110 words, found 1' },
  ]);
});

test('a mistake in the English words is reported once', () => {
  const { en } = formOf(watchData());
  const words = { ...(en['words'] as object), description: 'Short.' };
  expect(checkEntry('watches', { en: { ...en, words } })).toEqual([
    { keyPath: 'words.description', locale: 'en', message: 'expected 60 to 110 words, found 1' },
  ]);
});

test('English words are enough, and a draft may lack even those', () => {
  const { en } = formOf(watchData());
  expect(checkEntry('watches', { en })).toEqual([]);
  const unfinished = { ...en, words: {}, price: '', draft: true };
  expect(checkEntry('watches', { en: unfinished })).toEqual([]);
  expect(checkEntry('watches', { en: { ...unfinished, draft: false } })).not.toEqual([]);
});

test('the default position is the end of the list, also for several new watches', () => {
  formOf({ ...watchData(), id: 'omega-1961', position: 77 });
  // A draft without a position.
  readFile('watches', 'id: omega-1970\ndraft: true\n');
  const { en } = formOf(watchData());
  const written = (id: string) => writeFile('watches', { en: { ...en, id, position: '' } });
  expect(written('heuer-1964')).toContain('position: 78\n');
  expect(written('heuer-1965')).toContain('position: 79\n');
  expect(written('heuer-1964')).toContain('position: 78\n');
});

test('a numbered copy of a photograph is accepted', () => {
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
  const form = readFile('shop', 'name: "Coromandel\nphone: 1\n');
  expect(checkEntry('shop', { en: form })).toEqual([
    { keyPath: 'source', message: expect.stringMatching(/^can't be read: .*Fix the file by hand first\.$/) },
  ]);
});

test('a watch without any picture of its front may only be a draft', () => {
  const watch = { ...watchData(), id: 'omega-1961', imageSrc: '/images/omega-1961.jpg', draft: true };
  expect(check({}, watch)).toEqual([]);
  expect(check({ draft: false }, watch)).toEqual([
    { keyPath: 'photographs.front', message: 'expected a photograph, unless the watch is a draft' },
  ]);
});

test('the form shows every photograph of a watch, whatever its ending, and no rendering', () => {
  const folder = '/pictures/photographs';
  const files = {
    'seiko-1970': `${folder}/seiko-1970-front.PNG`,
    'seiko-1970-side': `${folder}/seiko-1970-side-2.jpg`,
  };
  for (const [name, file] of Object.entries(files)) pictureFiles.set(name, file);
  pictureFiles.set('seiko-1970-movement', '/pictures/renderings/seiko-1970-movement.jpg');
  const watch = { ...watchData(), id: 'seiko-1970', imageSrc: '/images/seiko-1970.jpg' };
  expect(formOf(watch).en['photographs']).toEqual({ front: files['seiko-1970'], side: files['seiko-1970-side'] });
  expect(check({}, watch)).toEqual([]);
});

test('a photograph that the site does not have yet is shown if the file of the watch says so', () => {
  const watch = { ...watchData(), id: 'iwc-1952', picture: 'photograph' };
  expect(formOf(watch).en['photographs']).toEqual({ front: '/pictures/photographs/iwc-1952.jpg' });
});

test('a second watch of the same name and year gets a number', () => {
  formOf({ ...watchData(), id: 'omega-1961', position: 77 });
  expect(freeId('omega-1961')).toBe('omega-1961-1');
  formOf({ ...watchData(), id: 'omega-1961-1', position: 78 });
  expect(freeId('omega-1961')).toBe('omega-1961-2');
  expect(freeId('omega-1962')).toBe('omega-1962');
});

test('interface words need the placeholders of English, and are reported at their field', () => {
  const read = (locale: string) => readFile('locales', readFileSync(`content/locales/${locale}.json`, 'utf8'));
  const { watch, ...others } = read('de') as { watch: { conditions: Form } };
  expect(checkEntry('locales', { en: { watch, ...others } }, 'de')).toEqual([]);
  const conditions = { ...watch.conditions, Very__Good: 'Sehr {{gut}} ' };
  expect(checkEntry('locales', { en: { watch: { ...watch, conditions }, ...others } }, 'de')).toEqual([
    {
      keyPath: 'watch.conditions.Very__Good',
      message: expect.stringMatching(/^expected no curly brackets .*, found "Sehr {{gut}}"$/),
    },
  ]);
});

test('a file of interface words that cannot be read is not saved', () => {
  expect(checkEntry('locales', { en: readFile('locales', '{ "a": 1 "b": 2 }') }, 'de')).toEqual([
    { keyPath: 'source', message: "can't be read. Fix the file by hand first." },
  ]);
});
