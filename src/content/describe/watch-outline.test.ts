import { expect, test } from 'vitest';
import { outlineOf } from './watch-outline.ts';

const round = { caseSize: '36 mm', lugToLug: 43, lugWidth: 18 };
const circle = 'M-18 0a18 18 0 0 1 36 0a18 18 0 0 1 -36 0z';

test('a round case is a circle; the lugs end at their length, with the width of the strap between them', () => {
  const { width, length, paths } = outlineOf(round);
  expect([width, length]).toEqual([36, 43]);
  expect(paths).toEqual([
    circle,
    'M-9 15.59V21.5H9V15.59M9 21.5h2L13 12.45M-9 21.5h-2L-13 12.45' +
      'M-9 -15.59V-21.5H9V-15.59M9 -21.5h2L13 -12.45M-9 -21.5h-2L-13 -12.45',
  ]);
});

test('a case that is not round is a rectangle', () => {
  expect(outlineOf({ caseSize: '23.5 × 38 mm' })).toEqual({
    width: 23.5,
    length: 38,
    paths: ['M-11.75 -19h23.5v38h-23.5z'],
  });
});

test.each([
  ['lugs and strap', { lugToLug: undefined, lugWidth: undefined }, 36, [circle]],
  ['the length over the lugs', { lugToLug: undefined }, 42, [circle, 'M-9 15.59V21H9V15.59M-9 -15.59V-21H9V-15.59']],
  [
    'the width between the lugs',
    { lugWidth: undefined },
    43,
    [circle, 'M0 18.00V21.5H0V18.00M0 -18.00V-21.5H0V-18.00'],
  ],
])('what is drawn without %s', (_, lacking, length, paths) => {
  expect(outlineOf({ ...round, ...lacking })).toEqual({ width: 36, length, paths });
});
