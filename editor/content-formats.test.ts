import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { watchData } from '../src/content/schema/content-fixture.ts';
import { type Form, type FormatName, isKnownText, readFile, writeFile } from './browser/content-formats.ts';

/** The form of a watch. */
const formOf = (watch: object) => readFile('watches', stringify(watch)) as { en: Form };

/** The data of the file after changes in the form. */
const save = ({ en, ...others }: { en: Form }, changes: Form = {}) =>
  parse(writeFile('watches', { ...others, en: { ...en, ...changes } }));

test.each(globSync('content/{shop,watches/*,about/*,buying/*,guide/*,sell/*}.yaml'))(
  '%s has the same data after reading and writing',
  (file) => {
    const format = file.split(/[/.]/)[1] as FormatName;
    const text = readFileSync(file, 'utf8');
    const written = writeFile(format, readFile(format, text));
    expect(parse(written)).toEqual(parse(text));
    expect(writeFile(format, readFile(format, written))).toBe(written);
  },
);

test.each(globSync('content/locales/*.json'))('%s is identical after reading and writing', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(writeFile('locales', readFile('locales', text))).toBe(text);
});

test('an answer instead of a list is kept, and numbers stay numbers', () => {
  const service = { date: 'not known', by: 'our workshop', done: ['oiled', 'timed'] };
  const measured = { date: '2024-03-11', positions: [{ position: 'dial up', rate: -4, amplitude: 262 }] };
  const watch = { ...watchData(), service, measured, papers: 'none' };
  expect(save(formOf(watch))).toMatchObject({ service, measured, papers: 'none' });
});

test('empty optional values are left out', () => {
  const { status: _, ...expected } = watchData();
  const saved = save(formOf(watchData()), { reference: '', draft: false, lugToLug: null });
  expect(Object.keys(saved)).toEqual(Object.keys(expected));
});

test('comments survive an edit', () => {
  const text = `# Bought in Geneva.\n${stringify(watchData()).replace('price: 3800', 'price: 3800 # paid 2400')}`;
  const form = readFile('watches', text) as { en: Form };
  const written = writeFile('watches', { ...form, en: { ...form.en, price: '4,250', reference: '2447' } });
  expect(written).toContain('# Bought in Geneva.\n');
  expect(written).toContain('price: 4250 # paid 2400\n');
  expect(parse(written)).toMatchObject({ price: 4250, reference: '2447' });
});

test('a deleted entry of a list takes its comment with it', () => {
  const entries = ['2027-01-14', '2027-01-26 # Republic Day.', '2027-04-14 # New Year.'];
  const fileOf = (dates: string[]) => `hours:\n  exceptions:\n${dates.map((date) => `    - from: ${date}\n`).join('')}`;
  const shop = readFile('shop', fileOf(entries)) as { hours: { exceptions: Form[] } };
  const exceptions = shop.hours.exceptions.toSpliced(1, 1);
  expect(writeFile('shop', { ...shop, hours: { ...shop.hours, exceptions } })).toBe(fileOf(entries.toSpliced(1, 1)));
});

test('the first entry of an empty list has its own lines', () => {
  const shop = readFile('shop', 'hours:\n  opens: 10:00\n  exceptions: []\nterms:\n  payment: [ card ]\n') as {
    hours: Form;
  };
  const exceptions = [{ from: '2027-01-14', name: { en: 'Pongal' } }];
  expect(writeFile('shop', { ...shop, hours: { ...shop.hours, exceptions } })).toBe(
    'hours:\n  opens: 10:00\n  exceptions:\n    - from: 2027-01-14\n      name:\n        en: Pongal\nterms:\n  payment: [ card ]\n',
  );
});

test.each(['8900', '8,900', '$8,900', '8 900', ' 8900 '])('a price typed as "%s" is 8900', (price) => {
  expect(save(formOf(watchData()), { price })).toMatchObject({ price: 8900 });
});

test('a decimal comma is not a separator of thousands', () => {
  const measured = { date: '2024-03-11', positions: [], beatError: '0,3' };
  expect(save(formOf(watchData()), { price: '1,25,000', measured })).toMatchObject({
    price: 125_000,
    measured: { beatError: '0,3' },
  });
});

test('a watch keeps its id when its year is corrected', () => {
  expect(save(formOf(watchData()), { year: '1939' })).toMatchObject({ id: watchData().id, year: 1939 });
});

test('a text is known after it has been read or written', () => {
  const text = stringify(watchData());
  expect(isKnownText(`${text}# by hand\n`)).toBe(false);
  const form = readFile('watches', text) as { en: Form };
  expect(isKnownText(text)).toBe(true);
  expect(isKnownText(writeFile('watches', { ...form, en: { ...form.en, price: '4250' } }))).toBe(true);
});
