import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asText, problemsOf, watchFile } from '../content-fixture.ts';
import { type Watch, watchSchema } from './watch-schema.ts';

const origins = ['Swiss', 'American', 'English', 'French', 'German', 'Japanese', 'Indian'];
const conditions = ['Excellent', 'Very Good', 'Good'];
const movements = ['Automatic', 'Manual', 'Manual Chronograph', 'Quartz'];
const noneOf = (options: string[]) => fc.string().filter((text) => !options.includes(text));

/** Values that each field takes. */
const makers = fc.record({
  brand: fc.constantFrom('Tissot', 'A. Lange & Söhne', 'Vacheron Constantin', 'Ébel'),
  model: fc.constantFrom('Antimagnétique', 'Mark XI', 'Ref. 1007/BS', '13ZN'),
  year: fc.integer({ min: 1700, max: 2024 }),
});
const facts = fc.record({
  position: fc.integer({ min: 1, max: 5000 }),
  price: fc.integer({ min: 1, max: 10_000_000 }),
  origin: fc.constantFrom(...origins),
  condition: fc.constantFrom(...conditions),
  movement: fc.constantFrom(...movements),
  caseSize: fc.constantFrom('33 mm', '34.5 mm', '23.5 × 38 mm', '24 × 38.25 mm'),
  dateAdded: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
});
const sale: fc.Arbitrary<Pick<Watch, 'status'> & { soldOn?: string }> = fc.constantFrom(
  { status: 'available' },
  { status: 'reserved' },
  { status: 'sold', soldOn: '2024-02-29' },
);
const watch = fc.tuple(makers, facts, sale).map(([made, rest, status]) => {
  return { ...watchFile(), ...made, ...rest, ...status };
});

/** Values that each field rejects, whatever the rest of the watch. */
const spoilt: Record<string, fc.Arbitrary<unknown>> = {
  position: fc.oneof(fc.integer({ max: 0 }), fc.constantFrom(1.5, 'first')),
  brand: fc.constantFrom('', '  ', '{HMT}', '“HMT”'),
  model: fc.constantFrom('', '\t', '{{model}}'),
  year: fc.oneof(fc.integer({ max: 1699 }), fc.integer({ min: 2101 }), fc.constantFrom('1.938e3', 1938.5)),
  price: fc.oneof(fc.integer({ max: 0 }), fc.constantFrom('3.800', '€3,800', 99.5)),
  origin: noneOf(origins),
  condition: noneOf(conditions),
  movement: noneOf(movements),
  caseSize: fc.oneof(fc.nat().map(String), fc.constantFrom('33mm', '23.5 x 38 mm', '23,5 × 38 mm', ' 33 mm')),
  dateAdded: fc.constantFrom('16.11.2023', '2023-02-30', '2023-13-01', 20231116, ''),
  status: fc.constantFrom('on hold', 'Sold', '', null, true),
  report: fc.constantFrom({}, null, 'good', { case: 'good' }),
  service: fc.constantFrom({}, null, 'recent'),
  papers: fc.constantFrom('lost', null, [], ['warranty']),
  words: fc.constantFrom({}, null, 'words'),
};

test('every watch with valid fields is accepted unchanged', () => {
  fc.assert(
    fc.property(watch, (data) => {
      expect(watchSchema.parse(asText(data))).toEqual(data);
    }),
  );
});

/** What may be left out: without a status the watch is available, without a position it is at the end of the list. */
const optional = ['status', 'position'];
const lacking = fc.constant(undefined);

test('a watch with one invalid, missing or unknown field is rejected with the name of the field', () => {
  expect(Object.keys(spoilt).sort()).toEqual(Object.keys(watchFile()).sort());
  const spoiling = fc
    .constantFrom(...Object.keys(spoilt))
    .chain((field) =>
      fc.tuple(
        fc.constant(field),
        fc.oneof(spoilt[field] ?? fc.constant(null), ...(optional.includes(field) ? [] : [lacking])),
      ),
    );
  fc.assert(
    fc.property(watch, spoiling, (data, [field, value]) => {
      const { success, error } = watchSchema.safeParse(asText({ ...data, [field]: value }));
      expect(success).toBe(false);
      const places = error?.issues.map(({ path }) => String(path[0]));
      expect(places).toContain(field);
      for (const issue of error?.issues ?? []) expect(issue.message).not.toBe('');
    }),
    { numRuns: 300 },
  );
  expect(watchSchema.safeParse(asText({ ...watchFile(), colour: 'blue' })).success).toBe(false);
});

test('a file with any text has problems, and throws nothing', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(anyText, (text) => {
      expect(problemsOf(text)).not.toEqual([]);
    }),
    // A value that failed once.
    { examples: [['*!']] },
  );
});
