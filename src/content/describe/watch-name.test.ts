import { expect, test } from 'vitest';
import { nameWithYear } from './watch-name.ts';

test.each([
  ['rolex-submariner-1967', 'Rolex Submariner, 1967'],
  ['rolex-submariner-1967-1', 'Rolex Submariner, 1967 (2)'],
  ['rolex-submariner-1967-12', 'Rolex Submariner, 1967 (13)'],
  ['rolex-submariner-5513-1967', 'Rolex Submariner, 1967'],
  ['rolex-submariner-5513-1967-1', 'Rolex Submariner, 1967 (2)'],
])('%s is the %s', (id, name) => {
  expect(nameWithYear({ id, brand: 'Rolex', model: 'Submariner', year: 1967 })).toBe(name);
});
