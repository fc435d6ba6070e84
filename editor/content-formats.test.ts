import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { watchData } from '../src/content/schema/content-fixture.ts';
import { type FormatName, formatOf } from './browser/content-formats.ts';
import { missingWords } from './browser/missing-words.ts';
import { contentSchemas } from './content-schemas.ts';

const watches = formatOf('watches', contentSchemas);

test.each(globSync('content/{shop,watches/*,about/*,guide/*,sell/*}.yaml'))(
  '%s comes back from the editor as it says now',
  (file) => {
    const { read, write } = formatOf(file.split(/[/.]/)[1] as FormatName, contentSchemas);
    const text = readFileSync(file, 'utf8');
    const written = write(read(text));
    expect(parse(written)).toEqual(parse(text));
    expect(write(read(written))).toBe(written);
  },
);

test.each(globSync('content/locales/*.json'))('%s comes back from the editor to the letter', (file) => {
  const { read, write } = formatOf('locales', contentSchemas);
  const text = readFileSync(file, 'utf8');
  expect(write(read(text))).toBe(text);
});

test('an answer in place of a number or a list comes back as it was, and numbers as numbers', () => {
  const service = { ...watchData().service, rate: -4, amplitude: 'not known', done: ['oiled', 'timed'] };
  const written = watches.write(watches.read(stringify({ ...watchData(), service, papers: 'none' })));
  expect(parse(written)).toMatchObject({ service, papers: 'none' });
});

test('what is empty and optional is left out', () => {
  const form = watches.read(stringify(watchData())) as { en: Record<string, unknown> };
  const written = parse(watches.write({ ...form, en: { ...form.en, reference: '', draft: false, lugToLug: null } }));
  expect(Object.keys(written)).toEqual(Object.keys(watchData()));
});

test('words that a language lacks are named', () => {
  const { words } = watchData();
  const lacking = { ...words, de: { ...words.de, strap: ' ' }, ar: {} };
  const schema = contentSchemas.watch.properties?.['words'] ?? {};
  expect(missingWords(lacking, schema)).toEqual([
    'de: strap',
    ...['description', 'caseMaterial', 'dialColor', 'strap', 'alt'].map((name) => `ar: ${name}`),
  ]);
  expect(missingWords(words, schema)).toEqual([]);
});
