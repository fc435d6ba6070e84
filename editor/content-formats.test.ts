import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { asText, shopData, watchFile } from '../src/content/content-fixture.ts';
import { shopSchema } from '../src/content/schema/shop-schema.ts';
import { fileToForm, formToFile, isKnownText } from './browser/content-formats.ts';
import type { Form } from './browser/form-values.ts';
import { formatYaml } from './browser/write-yaml.ts';
import { buildSchemas, type ContentName } from './content-schemas.ts';

/** The form of a watch. */
const formOf = (watch: object) => fileToForm('watches', stringify(watch)) as { en: Form };

/** The data of the file after changes in the form. */
const save = ({ en, ...others }: { en: Form }, changes: Form = {}) =>
  parse(formToFile('watches', { ...others, en: { ...en, ...changes } }), { schema: 'failsafe' });

const files = ['content', 'tests/shops/sample'].flatMap((folder) => globSync(`${folder}/{shop,watches/*}.yaml`));

/** The data of a file's text, as the build reads it. */
const dataOf = (format: ContentName, text: string) => buildSchemas[format].parse(parse(text, { schema: 'failsafe' }));

test('each file is the same to the build after reading and writing, and formatted alike the next time', () => {
  for (const file of [...files, ...globSync('content/{about,buying,guide,sell}/*.yaml')]) {
    const format = file.match(/\b(shop|watches|about|buying|guide|sell)(?=[./])/)?.[0] as ContentName;
    const text = readFileSync(file, 'utf8');
    const written = formToFile(format, fileToForm(format, text));
    expect.soft(dataOf(format, written), file).toEqual(dataOf(format, text));
    expect.soft(formToFile(format, fileToForm(format, written)), file).toBe(written);
  }
});

test('a file that the editor has written is identical after reading and writing', () => {
  const text = readFileSync('tests/shops/sample/shop.yaml', 'utf8');
  expect(formToFile('shop', fileToForm('shop', text))).toBe(text);
});

test.each(['>', '>-', '|'])('a watch that was written by hand, with `description: %s`, stays the same', (style) => {
  const { words, ...facts } = watchFile();
  const { description, ...others } = words.en;
  const text = `${stringify({ ...facts, status: 'available', words: { en: others } })}    description: ${style}\n      ${description}\n`;
  expect(dataOf('watches', formToFile('watches', fileToForm('watches', text)))).toEqual(dataOf('watches', text));
});

test('a draft that was written by hand gets nothing added', () => {
  const text = 'brand: Omega\ndraft: true\n';
  expect(formToFile('watches', fileToForm('watches', text))).toBe(text);
});

test('photographs are named in the file, and have a path in the form', () => {
  const watch = { ...watchFile(), pictures: { front: 'front/image.webp', movement: 'movement/image.webp' } };
  const form = formOf(watch);
  expect(form.en['pictures']).toEqual({
    front: '/pictures/photographs/front/image.webp',
    movement: '/pictures/photographs/movement/image.webp',
  });
  expect(save(form)).toMatchObject({ pictures: watch.pictures });
  const saved = save(form, { pictures: { front: '/pictures/photographs/front/image-1.webp', movement: '' } });
  expect(saved.pictures).toEqual({ front: 'front/image-1.webp' });
});

test('a file with what no form has, or that cannot be read, is not opened, because saving would delete it', () => {
  const unknown = { ...watchFile(), words: { ...watchFile().words, fra: {} } };
  expect(() => formOf(unknown)).toThrow('words.fra: expected no such field');
  for (const lost of [{ measured: 'soon' }, { words: 'Nice' }, { corrections: 'soon' }, { draft: 'yes' }])
    expect(() => formOf({ ...watchFile(), ...lost })).toThrow(`${Object.keys(lost)[0]}: expected`);
  expect(formOf({ ...watchFile(), service: '', draft: 'true' })).toHaveProperty('en');
  expect(() => fileToForm('shop', 'name: "Coromandel\nphone: 1\n')).toThrow();
  expect(() => fileToForm('locales', '{ "a": 1 "b": 2 }')).toThrow();
});

test('formatting a file keeps its comments', () => {
  const text =
    '# Bought in Geneva.\nprice: 3800 # paid 2400\nreport:\n  case:\n    originality: period\n    grade: good\n';
  expect(formatYaml(text)).toBe(
    '# Bought in Geneva.\nprice: 3800 # paid 2400\nreport:\n  case: { originality: period, grade: good }\n',
  );
});

test('interface words are identical after reading and writing', () => {
  for (const file of globSync('content/locales/*.json')) {
    const text = readFileSync(file, 'utf8');
    expect.soft(formToFile('locales', fileToForm('locales', text)), file).toBe(text);
  }
});

test('an answer instead of a list is kept, and numbers stay as they are written', () => {
  const service = { date: 'not known', by: 'our workshop', done: ['oiled', 'timed'] };
  const measured = { date: '2024-03-11', positions: [{ position: 'dial up', rate: '-4', amplitude: '262' }] };
  const watch = { ...watchFile(), service, measured, reference: '145.020', papers: 'none' };
  expect(save(formOf(watch))).toMatchObject({ service, measured, reference: '145.020', papers: 'none' });
});

test('empty optional values are left out', () => {
  const { status: _, ...expected } = watchFile();
  const saved = save(formOf(watchFile()), { reference: '', draft: false, lugToLug: null });
  expect(Object.keys(saved)).toEqual(Object.keys(expected));
});

test('what is written for all languages stays as it is', () => {
  const corrections = [{ date: '2026-11-02', words: 'The case is 34 mm.' }];
  expect(save(formOf({ ...watchFile(), corrections }))).toMatchObject({ corrections });
});

test('a portrait is named in the file, and has a path in the form if it was chosen there', () => {
  const people = [{ name: 'Asha', portrait: 'asha.webp' }, { name: 'Iyer', portrait: 'iyer' }, { name: 'Rao' }];
  const form = fileToForm('shop', stringify(asText({ ...shopData, people })));
  expect(form['people']).toMatchObject([{ portrait: '/pictures/photographs/asha.webp' }, { portrait: 'iyer' }, {}]);
  expect(parse(formToFile('shop', form)).people).toEqual(people);
  expect(shopSchema.parse(asText({ ...shopData, people })).people.map(({ portrait }) => portrait)).toEqual([
    'asha',
    'iyer',
    undefined,
  ]);
});

test('a day that the status has no use for is not in the form, and a change of status removes it from the file', () => {
  const reserved = { ...watchFile(), status: 'reserved', reservedUntil: '2040-03-01', soldOn: '2026-03-11' };
  const form = formOf(reserved);
  expect(form.en).toMatchObject({ reservedUntil: '2040-03-01' });
  expect(form.en).not.toHaveProperty('soldOn');
  expect(save(form, { status: 'available' })).not.toHaveProperty('reservedUntil');
});

test('the editor knows the texts that it has read or written', () => {
  const text = stringify(watchFile());
  const form = fileToForm('watches', text) as { en: Form };
  const written = formToFile('watches', { ...form, en: { ...form.en, price: '4250' } });
  expect([text, written, `${text}# by hand`].map(isKnownText)).toEqual([true, true, false]);
});

test('an empty list is left out where the schema has a default', () => {
  const shop = fileToForm('shop', stringify(asText(shopData)));
  expect(parse(formToFile('shop', { ...shop, languages: [] }))).not.toHaveProperty('languages');
});
