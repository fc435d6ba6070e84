import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { shopData, watchData, watchFile } from '../src/content/content-fixture.ts';
import { checkEntry } from './browser/check-entry.ts';
import { type CollectionName, fileToForm, formToFile } from './browser/content-formats.ts';
import type { Form, FormByLanguage } from './browser/form-values.ts';

const { id } = watchData();

/** The files of these pictures. */
const filesOf = (renderings: string[], photographs: string[] = []) => ({
  renderings: renderings.map((name) => `pictures/renderings/${name}.jpg`),
  photographs: photographs.map((name) => `pictures/photographs/${name}.jpg`),
});

/** The problems of an entry, if the site has a rendering of the watch. */
const checkIn = (collection: CollectionName, form: FormByLanguage, slug = id, pictures = filesOf([id])) =>
  checkEntry(collection, form, slug, pictures).problems;

const formOf = (watch: object) => fileToForm('watches', stringify(watch)) as { en: Form; de: Form };

/** The problems of a watch after changes in the form. */
const check = (changes: Record<string, unknown>, watch: object = watchFile()) => {
  const { en, ...others } = formOf(watch);
  return checkIn('watches', { en: { ...en, ...changes }, ...others });
};

test('a problem names the row of the form, also after one of spaces', () => {
  const { en } = formOf(watchFile());
  const corrections = [{ date: ' ' }, { date: 'May', words: { en: 'Corrected.' } }];
  const rows = checkIn('watches', { en: { ...en, corrections } }).map((problem) =>
    problem.slice(0, 'Corrections, 1'.length),
  );
  expect(rows).toEqual(['Corrections, 1', 'Corrections, 2']);
});

test('the build accepts what the editor saves', () => {
  expect(check({})).toEqual([]);
});

test.each<[Record<string, unknown>, string]>([
  [{ price: '8.9' }, 'Price: expected a whole number, such as 8900 or 8,900, found "8.9"'],
  [{ price: 'cheap' }, 'Price: expected a whole number, such as 8900 or 8,900, found "cheap"'],
  [{ status: 'sold' }, 'Day of the sale: expected the date of the sale, such as 2026-03-11, because of "status: sold"'],
  [{ lugToLug: '400' }, 'Lug to lug, mm: expected a number of at most 100, found "400"'],
  [
    { papers: ['box', 'not known'] },
    'Papers: expected a list of "box", "papers", "extract", or "none", or "not known"',
  ],
  [
    { pictures: { side: '/pictures/renderings/side.jpg' } },
    'Photographs, Three-quarter view: expected a file in pictures/photographs, such as "front/image.webp", found "/pictures/renderings/side.jpg"',
  ],
])('%j is rejected with the label of its field and the message of the build', (changes, problem) => {
  expect(check(changes)).toEqual([problem]);
});

test('all problems are found together, with the place in groups and lists', () => {
  const measured = { date: '2024-03-11', positions: [{ position: 'sideways', rate: 'fast', amplitude: '262' }] };
  expect(check({ price: '', measured })).toEqual([
    'Price: expected a whole number, such as 8900 or 8,900',
    expect.stringMatching(/^Measured on the timing machine, Positions, 1, Position: expected .*, found "sideways"$/),
    'Measured on the timing machine, Positions, 1, Rate: expected seconds a day, such as 4 or -6, found "fast"',
  ]);
});

test('words are checked in their language', () => {
  const form = formOf(watchFile());
  const entry = { ...form, de: { words: { ...(form.de['words'] as object), description: 'Kurz.' } } };
  expect(checkIn('watches', entry)).toEqual([
    'Words, German, Description: expected 30 to 110 words instead of 1, found "Kurz."',
  ]);
});

test('a mistake in the English words is reported once', () => {
  const { en } = formOf(watchFile());
  const words = { ...(en['words'] as object), description: 'Short.' };
  expect(checkIn('watches', { en: { ...en, words } })).toEqual([
    'Words, English, Description: expected 30 to 110 words instead of 1, found "Short."',
  ]);
});

test('English words are enough, and a draft may lack even those', () => {
  const { en } = formOf(watchFile());
  expect(checkIn('watches', { en })).toEqual([]);
  const unfinished = { ...en, words: {}, price: '', draft: true };
  expect(checkIn('watches', { en: unfinished })).toEqual([]);
  expect(checkIn('watches', { en: { ...unfinished, draft: false } })).not.toEqual([]);
});

test('words in a language that the site does not have stay in the file, and are not checked', () => {
  const { de, ...shown } = formOf({ ...watchFile(), words: { ...watchFile().words, de: { description: 'Kurz.' } } });
  expect(checkIn('watches', shown)).toEqual([]);
  expect(parse(formToFile('watches', shown)).words.de).toEqual({ description: 'Kurz.' });
  expect(checkIn('watches', { ...shown, de })).toHaveLength(1);
});

test('brand, model and year make a name that a file may have', () => {
  const { en } = formOf(watchFile());
  const problem = 'Model: expected letters, digits and hyphens, because the file is named after brand, model and year';
  expect(checkIn('watches', { en: { ...en, draft: true } }, 'tissot-ref_1-1938')).toEqual([problem]);
});

test('a letter that was lost in another encoding is reported, because the build does not read such a file', () => {
  expect(check({ calibre: 'Unitas 6\uFFFD' })).toEqual([
    'Calibre: expected no �, which stands for a letter that was lost, found "Unitas 6�"',
  ]);
});

/** The problems of a watch after changes in the form, if the site has these pictures by their names. */
const checkWith = (renderings: string[], changes: Record<string, unknown>, photographs: string[] = []) => {
  const { en, ...others } = formOf(watchFile());
  return checkIn('watches', { en: { ...en, ...changes }, ...others }, id, filesOf(renderings, photographs));
};

const noFront = `Photographs, Front: expected a photograph, such as pictures/photographs/${id}.jpg, unless this is a draft`;

test('a watch without a picture needs a photograph of its front, unless it is a draft', () => {
  expect(checkWith([], { draft: true })).toEqual([]);
  expect(checkWith([], {})).toEqual([noFront]);
  expect(checkWith([], { pictures: { front: '' } })).toEqual([noFront]);
  expect(checkWith([], { pictures: { front: '/pictures/photographs/front/image.webp' } })).toEqual([]);
  expect(checkWith([id], {})).toEqual([]);
});

test('a photograph that is named after the front, but chosen for another view, is not the front', () => {
  const side = { pictures: { side: `/pictures/photographs/${id}.jpg` } };
  expect(checkWith([], {}, [id])).toEqual([]);
  expect(checkWith([], side, [id])).toEqual([noFront]);
  expect(checkWith([id], side, [id])).toEqual([]);
});

test('a caption waits for a picture of its view; a photograph of the front replaces the renderings', () => {
  const { en, ...others } = formOf(watchFile());
  const words = { ...(en['words'] as Form), pictures: { movement: { caption: 'Gilt bridges' } } };
  const renderings = [id, `${id}-movement`];
  const notices = (names: string[], pictures: object) =>
    checkEntry('watches', { en: { ...en, words, pictures }, ...others }, id, filesOf(names)).notices;
  const waiting = `Words, English, Photographs, Movement: not shown yet (en): expected a photograph, such as pictures/photographs/${id}-movement.jpg`;
  const front = { front: '/pictures/photographs/front/image.webp' };
  expect(notices([id], {})).toEqual([waiting]);
  expect(notices(renderings, {})).toEqual([]);
  expect(notices(renderings, front)).toEqual([waiting]);
  expect(notices([id], { ...front, movement: '/pictures/photographs/movement/image.webp' })).toEqual([]);
  expect(checkWith([id], { words })).toEqual([]);
});

test("a text in another language's field is named, in each kind of entry", () => {
  const german = 'Das ist die Uhr von der wir den Preis und das Alter auf dem Blatt nicht kennen.';
  const notices = (collection: CollectionName, form: FormByLanguage, slug = collection as string) =>
    checkEntry(collection, form, slug, filesOf([])).notices;
  expect(notices('watches', { en: {}, es: { words: { description: german } } }, id)).toEqual([
    'Words, Spanish, Description: reads as German, not as Spanish',
  ]);
  expect(notices('about', { en: {}, es: { story: [german] } })).toEqual([
    'Spanish, Story, 1: reads as German, not as Spanish',
  ]);
  expect(notices('locales', { es: { watch: { grades: { as__new: german } } } }, 'es')).toEqual([
    'Watch, Grades, As new: reads as German, not as Spanish',
  ]);
  expect(notices('shop', { en: { name: german } })).toEqual([]);
});

test('prose is checked in each language, with its name', () => {
  const read = (locale: string) => fileToForm('about', readFileSync(`content/about/${locale}.yaml`, 'utf8'));
  const form = { en: read('en'), de: read('de') };
  expect(checkIn('about', form)).toEqual([]);
  expect(checkIn('about', { ...form, de: { ...form.de, services: [] } })).toEqual([
    'German, Services: expected a list, found nothing',
  ]);
});

test('a label that depends on its group is that of the form', () => {
  const shop = fileToForm('shop', stringify({ ...shopData, terms: { movement: 'soon' } }));
  expect(checkIn('shop', { en: shop })).toEqual([
    'Terms, Repair, months: expected months such as 12, or "none", found "soon"',
  ]);
});

test('interface words need the placeholders of English', () => {
  const read = (locale: string) => fileToForm('locales', readFileSync(`content/locales/${locale}.json`, 'utf8'));
  const { watch, ...others } = read('de') as { watch: { conditions: Form } };
  expect(checkIn('locales', { de: { watch, ...others } }, 'de')).toEqual([]);
  const conditions = { ...watch.conditions, Very__Good: 'Sehr {{gut}} ' };
  expect(checkIn('locales', { de: { watch: { ...watch, conditions }, ...others } }, 'de')).toEqual([
    expect.stringMatching(/^Watch, Conditions, Very Good: expected no curly brackets .*, found "Sehr {{gut}}"$/),
  ]);
});
