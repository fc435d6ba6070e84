import { expect, test } from 'vitest';
import { caseSizeBand } from './case-size-bands.ts';

test.each([
  [23.5, 'under-34'],
  [33.9, 'under-34'],
  [34, '34-36'],
  [36.9, '34-36'],
  [37, '37-39'],
  [39.5, '37-39'],
  [40, '40-plus'],
  [52, '40-plus'],
])('a case %f mm wide is in the band %s', (width, band) => {
  expect(caseSizeBand(width)).toBe(band);
});
