import { texts } from 'virtual:content';
import { expect, test } from 'vitest';
import { shopData } from '../content-fixture.ts';
import { describeShop } from './shop-details.ts';

const hours = { timeZone: 'UTC', firstDay: 'monday', lastDay: 'saturday', opens: '10:00', closes: '19:00' } as const;
const words = {
  ...texts.en.visit,
  dayRange: 'from {{from}} to {{to}}',
  timeRange: '{{from}}–{{to}}',
  hoursWithShortDay: '{{usual}}; {{shortDay}}',
  hoursWithAppointment: '{{usual}}; {{day}} by appointment',
};

test.each([
  ['en', 'From Monday to Saturday, 10:00 AM–7:00 PM', 'Sunday'],
  ['es', 'From lunes to sábado, 10:00–19:00', 'domingo'],
  ['ar', 'From الاثنين to السبت، 10:00 ص–7:00 م', 'الأحد'],
] as const)('the usual hours in %s: %s, and %s by appointment', (locale, usual, day) => {
  const hoursOf = (more: object) =>
    describeShop(locale, { ...shopData, hours: { ...hours, exceptions: [], ...more } }, words)
      .hours.replace(/\s/g, ' ')
      .replace(/[\u2066-\u2069]/g, '');
  expect(hoursOf({})).toBe(usual);
  expect(hoursOf({ byAppointment: 'sunday' })).toBe(`${usual}; ${day} by appointment`);
});

test('a short last day has its own hours', () => {
  const short = { ...hours, exceptions: [], lastDayCloses: '14:00' };
  const said = describeShop('de', { ...shopData, hours: short }, words).hours;
  expect(said).toBe('From Montag to Freitag, 10:00–19:00; Samstag, 10:00–14:00');
});
