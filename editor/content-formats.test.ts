import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { watchData } from '../src/content/schema/content-fixture.ts';
import { type FormatName, formatOf, isKnownText } from './browser/content-formats.ts';
import { contentSchemas } from './content-schemas.ts';

const watches = formatOf('watches', contentSchemas);

test.each(globSync('content/{shop,watches/*,about/*,buying/*,guide/*,sell/*}.yaml'))(
  '%s has the same data after reading and writing',
  (file) => {
    const { read, write } = formatOf(file.split(/[/.]/)[1] as FormatName, contentSchemas);
    const text = readFileSync(file, 'utf8');
    const written = write(read(text));
    expect(parse(written)).toEqual(parse(text));
    expect(write(read(written))).toBe(written);
  },
);

test.each(globSync('content/locales/*.json'))('%s is identical after reading and writing', (file) => {
  const { read, write } = formatOf('locales', contentSchemas);
  const text = readFileSync(file, 'utf8');
  expect(write(read(text))).toBe(text);
});

test('an answer instead of a list is kept, and numbers stay numbers', () => {
  const service = { date: 'not known', by: 'our workshop', done: ['oiled', 'timed'] };
  const measured = { date: '2024-03-11', positions: [{ position: 'dial up', rate: -4, amplitude: 262 }] };
  const written = watches.write(watches.read(stringify({ ...watchData(), service, measured, papers: 'none' })));
  expect(parse(written)).toMatchObject({ service, measured, papers: 'none' });
});

test('empty optional values are left out', () => {
  const form = watches.read(stringify(watchData())) as { en: Record<string, unknown> };
  const written = parse(watches.write({ ...form, en: { ...form.en, reference: '', draft: false, lugToLug: null } }));
  const { status: _, ...expected } = watchData();
  expect(Object.keys(written)).toEqual(Object.keys(expected));
});

test('comments survive an edit', () => {
  const text = `# Bought in Geneva.\n${stringify(watchData()).replace('price: 3800', 'price: 3800 # paid 2400')}`;
  const form = watches.read(text) as { en: object };
  const written = watches.write({ ...form, en: { ...form.en, price: '4,250', further: { reference: '2447' } } });
  expect(written).toContain('# Bought in Geneva.\n');
  expect(written).toContain('price: 4250 # paid 2400\n');
  expect(parse(written)).toMatchObject({ price: 4250, reference: '2447' });
});

test('the first entry of an empty list has its own lines', () => {
  const { read, write } = formatOf('shop', contentSchemas);
  const shop = read('hours:\n  opens: 10:00\n  exceptions: []\nterms:\n  payment: [ card ]\n') as { hours: object };
  const exceptions = [{ from: '2027-01-14', name: { en: 'Pongal' } }];
  expect(write({ ...shop, hours: { ...shop.hours, exceptions } })).toBe(
    'hours:\n  opens: 10:00\n  exceptions:\n    - from: 2027-01-14\n      name:\n        en: Pongal\nterms:\n  payment: [ card ]\n',
  );
});

test.each(['8900', '8,900', '$8,900', '8 900', ' 8900 '])('a price typed as "%s" is 8900', (price) => {
  const form = watches.read(stringify(watchData())) as { en: object };
  expect(parse(watches.write({ ...form, en: { ...form.en, price } }))).toMatchObject({ price: 8900 });
});

test('a watch keeps its id when its year is corrected, and a new one gets it from brand, model and year', () => {
  const { en } = watches.read(stringify(watchData())) as { en: Record<string, unknown> };
  expect(parse(watches.write({ en: { ...en, year: '1939' } }))).toMatchObject({ id: watchData().id, year: 1939 });
  const { id: _, source: __, ...unsaved } = en;
  expect(parse(watches.write({ en: { ...unsaved, year: '1939' } }))).toMatchObject({
    id: 'tissot-antimagnetique-1939',
    imageSrc: '/images/tissot-antimagnetique-1939.jpg',
  });
});

test('a text is known after it has been read or written', () => {
  const text = stringify(watchData());
  expect(isKnownText(`${text}# by hand\n`)).toBe(false);
  const form = watches.read(text) as { en: object };
  expect(isKnownText(text)).toBe(true);
  expect(isKnownText(watches.write({ ...form, en: { ...form.en, price: '4250' } }))).toBe(true);
});
