import { describe, expect, test } from 'vitest';
import { isAntique, warnOfAntiques } from './antique.ts';

describe('a watch is antique', () => {
  test.each([
    [1918, '2026-11-22', true],
    [1926, '2026-01-01', true],
    [1926, '2025-12-31', false],
    [1927, '2026-12-31', false],
  ])('of %i on %s: %s', (year, today, antique) => {
    expect(isAntique(year, new Date(today))).toBe(antique);
  });
});

describe('the build warns', () => {
  const warnings = (...years: number[]) =>
    warnOfAntiques(
      years.map((year) => ({ id: `omega-marine-${year}`, year })),
      new Date('2026-11-22'),
    );

  test('two years before, with file and year', () => {
    expect(warnings(1928)).toEqual([
      'content/watches/omega-marine-1928.yaml: year: from 2028 on this watch is 100 years old, and its export from India may need permission',
    ]);
  });

  test('about each watch that is close, and not about one that is already antique or far from it', () => {
    expect(warnings(1926, 1927, 1928, 1929)).toHaveLength(2);
    expect(warnings(1926, 1929, 2000)).toEqual([]);
  });
});
