import { describe, expect, test } from 'vitest';
import type { Hours } from '../../content/schema/shop-schema.ts';
import { openingAt, shopTime } from './opening.ts';
import { openingRules, unusualOpenDays } from './opening-texts.ts';

const hours: Hours = {
  timeZone: 'Asia/Kolkata',
  firstDay: 'monday',
  lastDay: 'saturday',
  opens: '10:00',
  closes: '19:00',
  byAppointment: 'sunday',
  exceptions: [],
};

/** The date of the build. */
const today = '2026-11-01';

describe('the time in the shop', () => {
  test("is in the shop's time zone, not the visitor's", () => {
    const newYearInLondon = new Date('2027-01-01T00:00:07Z');
    expect(shopTime(newYearInLondon, 'Asia/Kolkata')).toEqual({ date: '2027-01-01', minutes: 5 * 60 + 30 });
    expect(shopTime(newYearInLondon, 'America/Los_Angeles')).toMatchObject({ date: '2026-12-31', minutes: 16 * 60 });
  });

  test('begins the day at zero', () => {
    expect(shopTime(new Date('2026-11-21T18:30:00Z'), 'Asia/Kolkata')).toEqual({
      date: '2026-11-22',
      minutes: 0,
    });
  });

  test('throws for a time zone that does not exist', () => {
    expect(() => shopTime(new Date(), 'Asia/Madras_Patnam')).toThrow(RangeError);
  });
});

describe('the shop', () => {
  // Midnight in Chennai on Monday, 23 November 2026. The test counts minutes from here.
  const monday = Date.parse('2026-11-22T18:30:00Z');
  const minuteOfWeek = (minute: number) =>
    openingAt(shopTime(new Date(monday + minute * 60_000), 'Asia/Kolkata'), openingRules(hours, today));

  test('is open or closed as its hours say, at every minute of the week', () => {
    const day = 24 * 60;
    for (let minute = 0; minute < 7 * day; minute++) {
      const index = Math.floor(minute / day);
      const sinceMidnight = minute % day;
      const isOpen = index < 6 && sinceMidnight >= 600 && sinceMidnight < 1140;
      const opensOn = `2026-11-${23 + (index >= 5 && sinceMidnight >= 600 ? 7 : sinceMidnight < 600 ? index : index + 1)}`;
      const closed = { state: index === 6 ? 'byAppointment' : 'closed', opensOn: index === 6 ? '2026-11-30' : opensOn };
      expect(minuteOfWeek(minute), `minute ${minute}`).toEqual(isOpen ? { state: 'open', closes: '19:00' } : closed);
    }
  });

  test('may be closed on days in the middle of the week', () => {
    const other: Hours = { ...hours, firstDay: 'friday', lastDay: 'sunday', byAppointment: 'wednesday' };
    const noonOn = (date: string) => openingAt({ date, minutes: 720 }, openingRules(other, today));
    expect(noonOn('2026-11-22')).toEqual({ state: 'open', closes: '19:00' });
    expect(noonOn('2026-11-23')).toEqual({ state: 'closed', opensOn: '2026-11-27' });
    expect(noonOn('2026-11-25')).toEqual({ state: 'byAppointment', opensOn: '2026-11-27' });
  });
});

describe('around exceptions', () => {
  // Thursday to Saturday closed, then a Sunday and a Monday with different hours.
  const pongal: Hours = {
    ...hours,
    exceptions: [
      { from: '2027-01-14', to: '2027-01-16' },
      { from: '2027-01-24', to: '2027-01-25', opens: '11:00', closes: '13:30' },
    ],
  };
  const at = (date: string, time: string) => {
    const [hour, minute] = time.split(':').map(Number) as [number, number];
    return openingAt({ date, minutes: hour * 60 + minute }, openingRules(pongal, today));
  };

  test.each([
    ['2027-01-13', '18:59', { state: 'open', closes: '19:00' }],
    ['2027-01-13', '19:00', { state: 'closed', opensOn: '2027-01-18' }],
    ['2027-01-14', '00:00', { state: 'closed', opensOn: '2027-01-18' }],
    ['2027-01-16', '12:00', { state: 'closed', opensOn: '2027-01-18' }],
    ['2027-01-17', '12:00', { state: 'byAppointment', opensOn: '2027-01-18' }],
    ['2027-01-23', '20:00', { state: 'closed', opensOn: '2027-01-24' }],
    ['2027-01-24', '10:59', { state: 'closed', opensOn: '2027-01-24' }],
    ['2027-01-24', '11:00', { state: 'open', closes: '13:30' }],
    ['2027-01-24', '13:30', { state: 'closed', opensOn: '2027-01-25' }],
    ['2027-01-25', '13:30', { state: 'closed', opensOn: '2027-01-26' }],
  ])('%s, %s: %j', (date, time, expected) => {
    expect(at(date, time)).toEqual(expected);
  });

  test('the days that need a date are those of exceptions and the first open day after each', () => {
    expect(unusualOpenDays(openingRules(pongal, today))).toEqual([
      { date: '2027-01-18', opens: '10:00' },
      { date: '2027-01-24', opens: '11:00' },
      { date: '2027-01-25', opens: '11:00' },
      { date: '2027-01-26', opens: '10:00' },
    ]);
  });

  test('past exceptions are left out, current ones are not', () => {
    const datesFrom = (date: string) => Object.keys(openingRules(pongal, date).exceptions);
    expect(datesFrom('2027-01-16')).toEqual(datesFrom('2026-12-01'));
    expect(datesFrom('2027-01-17')).toEqual(['2027-01-24', '2027-01-25']);
    expect(datesFrom('2027-01-26')).toEqual([]);
  });
});
