import { describe, expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

describe('of a file of 1000 bytes', () => {
  test.each([
    ['bytes=0-499', 0, 499],
    ['bytes=500-999', 500, 999],
    ['bytes=999-', 999, 999],
    ['bytes=0-', 0, 999],
    ['bytes=900-5000', 900, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-1000', 0, 999],
    ['bytes=-5000', 0, 999],
  ])('%s is a part', (header, start, end) => {
    expect(parseRange(header, 1000)).toEqual({ start, end });
  });

  test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('%s lies beyond its end', (header) => {
    expect(parseRange(header, 1000)).toBe('unsatisfiable');
  });

  test.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,5-6',
    'items=0-5',
    'bytes=a-b',
    'bytes=0x1-2',
  ])('%j asks for all of it', (header) => {
    expect(parseRange(header, 1000)).toBeUndefined();
  });
});

test('of an empty file there is no part', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
});
