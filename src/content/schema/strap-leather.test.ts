import { expect, test } from 'vitest';
import { isProtectedLeather } from './strap-leather.ts';

test.each([
  ['alligator', true],
  ['python', true],
  ['ostrich', false],
  ['calf', false],
  [undefined, false],
] as const)('a strap of %s needs papers to cross a border: %s', (leather, expected) => {
  expect(isProtectedLeather(leather)).toBe(expected);
});
