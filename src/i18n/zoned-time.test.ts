import { expect, test } from 'vitest';
import { EARLIEST_ZONE, timeIn, todayIn } from './zoned-time.ts';

const newYearInLondon = new Date('2027-01-01T00:00:07Z');

test.each([
  ['Asia/Kolkata', '2027-01-01', '05:30'],
  ['America/Los_Angeles', '2026-12-31', '16:00'],
  [EARLIEST_ZONE, '2027-01-01', '14:00'],
])("the day and the time are those of the shop's time zone: %s", (timeZone, date, time) => {
  expect(timeIn(timeZone, newYearInLondon)).toEqual({ date, time });
  expect(todayIn(timeZone, newYearInLondon)).toBe(date);
});

test('a day begins at zero', () => {
  expect(timeIn('Asia/Kolkata', new Date('2026-11-21T18:30:00Z'))).toEqual({ date: '2026-11-22', time: '00:00' });
});
