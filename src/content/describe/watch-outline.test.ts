import { expect, test } from 'vitest';
import { outlineOf } from './watch-outline.ts';

const sizes = { caseSize: '36 mm', lugToLug: 43, lugWidth: 18 };
const round = { width: 36, height: 36, radius: 18 };

/** The paths of a drawing, as lines: the half below its middle, then the one above. */
const lines = (lugs: string) => lugs.split(/(?=M)/);

test('a round case has round corners; the lugs end at their length, with the width of the strap between them', () => {
  const { lugs, ...outline } = outlineOf(sizes);
  expect(outline).toEqual({ ...round, length: 43 });
  expect(lines(lugs)).toEqual([
    ...['M-9 15.59V21.5H9V15.59', 'M9 21.5h2L13 12.45', 'M-9 21.5h-2L-13 12.45'],
    ...['M-9 -15.59V-21.5H9V-15.59', 'M9 -21.5h2L13 -12.45', 'M-9 -21.5h-2L-13 -12.45'],
  ]);
});

test('a case that is not round is a rectangle, with straight edges under its lugs', () => {
  const { lugs, ...outline } = outlineOf({ ...sizes, caseSize: '23.5 × 38 mm' });
  expect(outline).toEqual({ width: 23.5, height: 38, radius: 0, length: 43 });
  // The root of a lug is within the case.
  expect(lines(lugs).slice(0, 2)).toEqual(['M-9 19.00V21.5H9V19.00', 'M9 21.5h2L11.75 19.00']);
});

test('a height that is the length over the lugs includes them', () => {
  const { lugs, ...outline } = outlineOf({ caseSize: '23.5 × 38 mm', lugToLug: 38, lugWidth: 18 });
  expect(outline).toEqual({ width: 23.5, height: 32, radius: 0, length: 38 });
  expect(lines(lugs).slice(0, 2)).toEqual(['M-9 16.00V19H9V16.00', 'M9 19h2L11.75 16.00']);
});

const strap = ['M-9 15.59V21H9V15.59', 'M-9 -15.59V-21H9V-15.59'];

test.each([
  ['lugs and strap', { lugToLug: undefined, lugWidth: undefined }, 36, ['']],
  ['the length over the lugs', { lugToLug: undefined }, 42, strap],
  ['the width between the lugs', { lugWidth: undefined }, 43, ['M-0 18.00V21.5H0V18.00', 'M-0 -18.00V-21.5H0V-18.00']],
])('what is drawn without %s', (_, lacking, length, expected) => {
  const { lugs, ...outline } = outlineOf({ ...sizes, ...lacking });
  expect(outline).toEqual({ ...round, length });
  expect(lines(lugs).slice(0, expected.length)).toEqual(expected);
});
