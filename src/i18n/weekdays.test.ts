import { expect, test } from 'vitest';
import { daysFrom } from './weekdays.ts';

test('a range of days includes its first and last, and may wrap around the week', () => {
  expect(daysFrom('thursday', 'saturday')).toEqual(['thursday', 'friday', 'saturday']);
  expect(daysFrom('saturday', 'monday')).toEqual(['saturday', 'sunday', 'monday']);
  expect(daysFrom('monday', 'monday')).toEqual(['monday']);
});
