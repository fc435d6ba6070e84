import { expect, test } from 'vitest';
import { isAntique } from './export-limits.ts';

test('a watch is antique from 1 January of its hundredth year', () => {
  expect(isAntique(1931, new Date('2030-12-31'))).toBe(false);
  expect(isAntique(1931, new Date('2031-01-01'))).toBe(true);
});
