import { expect, test } from 'vitest';
import { isAntique } from './antique.ts';

test.each([
  [1918, '2026-11-22', true],
  [1926, '2026-01-01', true],
  [1926, '2025-12-31', false],
  [1927, '2026-12-31', false],
])('a watch of %i on %s is antique: %s', (year, today, antique) => {
  expect(isAntique(year, new Date(today))).toBe(antique);
});
