import { expect, test } from 'vitest';
import { dayAfter, daysFrom } from './weekdays.ts';

test('Monday follows Sunday', () => {
  expect(dayAfter('sunday')).toBe('monday');
  expect(dayAfter('monday')).toBe('tuesday');
});

test('a range of days includes its first and last, and may wrap around the week', () => {
  expect(daysFrom('thursday', 'saturday')).toEqual(['thursday', 'friday', 'saturday']);
  expect(daysFrom('saturday', 'monday')).toEqual(['saturday', 'sunday', 'monday']);
  expect(daysFrom('monday', 'monday')).toEqual(['monday']);
});
