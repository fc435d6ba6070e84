import { expect, test } from 'vitest';
import { strokesAround } from './strokes-around.ts';

test('the first stroke stands at the top, the others follow clockwise', () => {
  const toTheMiddle = [
    [0, -10],
    [0, -4],
  ] as const;
  expect(strokesAround([50, 50], 4, toTheMiddle)).toBe('M50 40L50 46M60 50L54 50M50 60L50 54M40 50L46 50');
});

test('strokes that are not straight to the middle lean with their place', () => {
  const onTheRight = [
    [2, -10],
    [1, -4],
  ] as const;
  expect(strokesAround([0, 0], 2, onTheRight)).toBe('M2 -10L1 -4M-2 10L-1 4');
});

test('coordinates have at most one decimal', () => {
  const data = strokesAround([100, 100], 60, [
    [0, -88],
    [0, -84],
  ]);
  expect(data.match(/M/g)).toHaveLength(60);
  for (const number of data.match(/-?[\d.]+/g) ?? []) expect(number).toMatch(/^-?\d+(\.\d)?$/);
});
