import { describe, expect, test } from 'vitest';
import { formatCaseSize, formatPrice, formatTime, formatWeekday } from './format.ts';
import { type Locale, locales } from './locales.ts';

/** Spaces of any kind as plain ones, marks of direction left out: a test names what is seen. */
const seen = (text: string) => text.replace(/\s/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

describe('a price', () => {
  test.each<[Locale, string, string]>([
    ['en', '$3,800', '$65,000'],
    ['de', '3.800 $', '65.000 $'],
    ['es', '3.800 US$', '65.000 US$'],
    ['ar', '3,800 US$', '65,000 US$'],
    ['fr', '3 800 $US', '65 000 $US'],
    ['it', '3.800 USD', '65.000 USD'],
  ])('is written in %s as %s and %s', (locale, four, five) => {
    expect(seen(formatPrice(locale, 3800))).toBe(four);
    expect(seen(formatPrice(locale, 65000))).toBe(five);
  });

  test.each(locales)('never breaks at the end of a line inside its number in %s', (locale) => {
    expect(formatPrice(locale, 3800)).not.toContain(' ');
  });
});

describe('a case size', () => {
  test.each<[Locale, string, string]>([
    ['en', '39 mm', '23.5 × 38 mm'],
    ['de', '39 mm', '23,5 × 38 mm'],
    ['es', '39 mm', '23,5 × 38 mm'],
    ['ar', '39 مم', '23.5 × 38 مم'],
    ['fr', '39 mm', '23,5 × 38 mm'],
    ['it', '39 mm', '23,5 × 38 mm'],
  ])('is written in %s as %s and %s', (locale, round, oblong) => {
    expect(seen(formatCaseSize(locale, '39 mm'))).toBe(round);
    expect(seen(formatCaseSize(locale, '23.5 × 38 mm'))).toBe(oblong);
    expect(formatCaseSize(locale, '23.5 × 38 mm')).not.toContain(' ');
  });
});

describe('a time of day', () => {
  test.each<[Locale, string, string]>([
    ['en', '10:00 AM', '7:00 PM'],
    ['de', '10:00', '19:00'],
    ['es', '10:00', '19:00'],
    ['ar', '10:00 ص', '7:00 م'],
    ['fr', '10:00', '19:00'],
    ['it', '10:00', '19:00'],
  ])('is written in %s as %s and %s', (locale, opens, closes) => {
    expect(seen(formatTime(locale, '10:00'))).toBe(opens);
    expect(seen(formatTime(locale, '19:00'))).toBe(closes);
  });

  test('may be given without a leading zero', () => {
    expect(seen(formatTime('en', '9:30'))).toBe('9:30 AM');
  });
});

describe('a weekday', () => {
  test.each<[Locale, string, string]>([
    ['en', 'Monday', 'Sunday'],
    ['de', 'Montag', 'Sonntag'],
    ['es', 'lunes', 'domingo'],
    ['ar', 'الاثنين', 'الأحد'],
    ['fr', 'lundi', 'dimanche'],
    ['it', 'lunedì', 'domenica'],
  ])('is named in %s: %s, %s', (locale, monday, sunday) => {
    expect(formatWeekday(locale, 'monday')).toBe(monday);
    expect(formatWeekday(locale, 'sunday')).toBe(sunday);
  });
});

test('Arabic pages show Latin digits everywhere', () => {
  const all = [formatPrice('ar', 65000), formatCaseSize('ar', '39 mm'), formatTime('ar', '19:00')].join();
  expect(all).toMatch(/65,000.*39.*7:00/);
  expect(all).not.toMatch(/[٠-٩۰-۹]/);
});
