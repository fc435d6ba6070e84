import { expect, test } from 'vitest';
import { placeholderShop } from '../content/schema/placeholder-shop.ts';
import { describeShop } from './shop-details.ts';
import { writtenTexts } from './texts.ts';

const hours = { timeZone: 'UTC', firstDay: 'monday', lastDay: 'saturday', opens: '10:00', closes: '19:00' } as const;
const words = {
  ...writtenTexts.en.visit,
  dayRange: 'from {{from}} to {{to}}',
  timeRange: '{{from}}–{{to}}',
  hoursWithAppointment: '{{usual}}; {{day}} by appointment',
};

test.each([
  ['en', 'From Monday to Saturday, 10:00 AM–7:00 PM', 'Sunday'],
  ['es', 'From lunes to sábado, 10:00–19:00', 'domingo'],
  ['ar', 'From الاثنين to السبت، 10:00 ص–7:00 م', 'الأحد'],
] as const)('the usual hours in %s: %s, and %s by appointment', (locale, usual, day) => {
  const hoursOf = (byAppointment?: 'sunday') =>
    describeShop(locale, { ...placeholderShop, hours: { ...hours, exceptions: [], byAppointment } }, words)
      .hours.replace(/\s/g, ' ')
      .replace(/[\u2066-\u2069]/g, '');
  expect(hoursOf()).toBe(usual);
  expect(hoursOf('sunday')).toBe(`${usual}; ${day} by appointment`);
});
