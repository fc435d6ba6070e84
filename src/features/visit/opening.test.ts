import { describe, expect, test } from 'vitest';
import { weekdays } from '../../i18n/weekdays.ts';
import { type Hours, openingAt, shopTime } from './opening.ts';

const hours: Hours = {
  firstDay: 'monday',
  lastDay: 'saturday',
  opens: '10:00',
  closes: '19:00',
  byAppointment: 'sunday',
};

describe('the time in the shop', () => {
  test('is that of its zone, not of the visitor', () => {
    const newYearInLondon = new Date('2027-01-01T00:00:07Z'); // a Friday
    expect(shopTime(newYearInLondon, 'Asia/Kolkata')).toEqual({ weekday: 'friday', minutes: 5 * 60 + 30 });
    expect(shopTime(newYearInLondon, 'America/Los_Angeles')).toMatchObject({ weekday: 'thursday', minutes: 16 * 60 });
  });

  test('begins the day at zero', () => {
    expect(shopTime(new Date('2026-11-21T18:30:00Z'), 'Asia/Kolkata')).toEqual({
      weekday: 'sunday',
      minutes: 0,
    });
  });

  test('cannot be told of a place that is nowhere', () => {
    expect(() => shopTime(new Date(), 'Asia/Madras_Patnam')).toThrow(RangeError);
  });
});

describe('the shop', () => {
  // Monday, 23 November 2026, midnight in Chennai: the rule below counts minutes from there.
  const monday = Date.parse('2026-11-22T18:30:00Z');
  const minuteOfWeek = (minute: number) =>
    openingAt(shopTime(new Date(monday + minute * 60_000), 'Asia/Kolkata'), hours);

  test('is rightly open or closed at every minute of the week', () => {
    const day = 24 * 60;
    for (let minute = 0; minute < 7 * day; minute++) {
      const index = Math.floor(minute / day);
      const sinceMidnight = minute % day;
      const isOpen = index < 6 && sinceMidnight >= 600 && sinceMidnight < 1140;
      const opensOn = weekdays[index === 6 ? 0 : sinceMidnight < 600 ? index : index === 5 ? 0 : index + 1];
      const closed = { state: index === 6 ? 'byAppointment' : 'closed', opensOn };
      expect(minuteOfWeek(minute), `minute ${minute}`).toEqual(isOpen ? { state: 'open' } : closed);
    }
  });

  test('may be closed on days in the middle of the week', () => {
    const other: Hours = { ...hours, firstDay: 'friday', lastDay: 'sunday', byAppointment: 'wednesday' };
    const noon = { minutes: 720 };
    expect(openingAt({ weekday: 'sunday', ...noon }, other)).toEqual({ state: 'open' });
    expect(openingAt({ weekday: 'monday', ...noon }, other)).toEqual({ state: 'closed', opensOn: 'friday' });
    expect(openingAt({ weekday: 'wednesday', ...noon }, other)).toEqual({ state: 'byAppointment', opensOn: 'friday' });
  });
});
