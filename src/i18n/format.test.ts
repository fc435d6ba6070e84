import { describe, expect, test } from 'vitest';
import {
  formatCaseSize,
  formatDays,
  formatDecade,
  formatPartialDate,
  formatPrice,
  formatTime,
  formatWeekday,
  sentenceCase,
  withinSentence,
} from './format.ts';
import { markEnglish } from './mark-english.ts';

/** With plain spaces and without direction marks. */
const seen = (text: string) => text.replace(/\s/g, ' ').replace(/[\u200e\u200f\u061c\u2066\u2069]/g, '');

test.each([
  ['en', '$3,800', '$65,000'],
  ['de', '3.800 $', '65.000 $'],
  ['es', '3.800 US$', '65.000 US$'],
  ['ar', '$3,800', '$65,000'],
  ['fr', '3 800 $US', '65 000 $US'],
  ['it', '3.800 USD', '65.000 USD'],
] as const)('a price is written in %s as %s and %s', (locale, four, five) => {
  expect(seen(formatPrice(locale, 3800, 'USD'))).toBe(four);
  expect(seen(formatPrice(locale, 65000, 'USD'))).toBe(five);
  // No line break.
  expect(formatPrice(locale, 3800, 'USD')).not.toContain(' ');
});

test.each([
  ['en', '39 mm', '23.5 × 38 mm'],
  ['de', '39 mm', '23,5 × 38 mm'],
  ['es', '39 mm', '23,5 × 38 mm'],
  ['ar', '39 مم', '23.5 × 38 مم'],
  ['fr', '39 mm', '23,5 × 38 mm'],
  ['it', '39 mm', '23,5 × 38 mm'],
] as const)('a case size is written in %s as %s and %s', (locale, round, oblong) => {
  expect(seen(formatCaseSize(locale, '39 mm'))).toBe(round);
  expect(seen(formatCaseSize(locale, '23.5 × 38 mm'))).toBe(oblong);
  expect(formatCaseSize(locale, '23.5 × 38 mm')).not.toContain(' ');
});

test.each([
  ['en', '11 March 2024', 'March 2024', '2024'],
  ['de', '11. März 2024', 'März 2024', '2024'],
  ['ar', '11 مارس 2024', 'مارس 2024', '2024'],
] as const)('a date that may lack its day or month is written in %s as %s, %s, %s', (locale, ...expected) => {
  const dates = ['2024-03-11', '2024-03', '2024'].map((date) => seen(formatPartialDate(locale, date)));
  expect(dates).toEqual(expected);
});

test('an English word in the place of a German one begins a line with a capital letter too', () => {
  expect(sentenceCase('de', markEnglish('box'))).toBe(markEnglish('Box'));
});

test.each([
  ['en', 'Crown side', 'crown side'],
  ['de', 'Kronenseite', 'Kronenseite'],
  ['es', 'Lado de la corona', 'lado de la corona'],
  ['ar', 'جانب التاج', 'جانب التاج'],
] as const)('within a sentence in %s the title %s is %s', (locale, title, expected) => {
  expect(withinSentence(locale, title)).toBe(expected);
});

describe('a time of day', () => {
  test.each([
    ['en', '10:00 AM', '7:00 PM'],
    ['de', '10:00', '19:00'],
    ['es', '10:00', '19:00'],
    ['ar', '10:00 ص', '7:00 م'],
    ['fr', '10 h', '19 h'],
    ['it', '10:00', '19:00'],
  ] as const)('is written in %s as %s and %s', (locale, opens, closes) => {
    expect(seen(formatTime(locale, '10:00'))).toBe(opens);
    expect(seen(formatTime(locale, '19:00'))).toBe(closes);
  });

  test.each([
    ['en', '9:30 AM'],
    ['de', '9:30'],
    ['fr', '9 h 30'],
  ] as const)('keeps its minutes in %s: %s', (locale, expected) => {
    expect(seen(formatTime(locale, '09:30'))).toBe(expected);
  });
});

test('a weekday is named in the language of the page', () => {
  expect([formatWeekday('en', 'monday'), formatWeekday('es', 'sunday')]).toEqual(['Monday', 'domingo']);
});

test.each([
  ['en', '14 – 16 January', '30 January – 2 February'],
  ['de', '14.–16. Januar', '30. Januar – 2. Februar'],
  ['es', '14–16 de enero', '30 de enero – 2 de febrero'],
  ['ar', '14–16 يناير', '30 يناير – 2 فبراير'],
  ['fr', '14–16 janvier', '30 janvier – 2 février'],
  ['it', '14–16 gennaio', '30 gennaio – 2 febbraio'],
] as const)('days in %s: %s, %s', (locale, inMonth, overMonths) => {
  expect(seen(formatDays(locale, '2027-01-14', '2027-01-16', '2027-01-01'))).toBe(inMonth);
  expect(seen(formatDays(locale, '2027-01-30', '2027-02-02', '2027-01-01'))).toBe(overMonths);
  expect(formatDays(locale, '2027-01-18', '2027-01-18', '2027-01-01')).not.toMatch(/[–-]/);
});

test('days of another year have it', () => {
  expect(seen(formatDays('en', '2028-01-14', '2028-01-16', '2026-11-25'))).toBe('14 – 16 January 2028');
  expect(seen(formatDays('en', '2026-12-30', '2027-01-02', '2026-11-25'))).toBe('30 December 2026 – 2 January 2027');
});

test('French writes 1er for the first of a month, and no other ordinals', () => {
  expect(seen(formatPartialDate('fr', '2024-03-01'))).toBe('1er mars 2024');
  expect(seen(formatPartialDate('fr', '2024-03-21'))).toBe('21 mars 2024');
  expect(seen(formatDays('fr', '2027-02-01', '2027-02-03', '2027-01-01'))).toBe('1er–3 février');
  expect(seen(formatPartialDate('es', '2024-03-01'))).toBe('1 de marzo de 2024');
});

test.each([
  ['en', '1930'],
  ['it', '’30'],
  ['ar', '1930 إلى 1939'],
] as const)('a decade is its first year, in Arabic also its last, in Italian two digits (%s)', (locale, text) => {
  expect(formatDecade(locale, 1930)).toBe(text);
});
