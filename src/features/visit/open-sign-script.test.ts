import { describe, expect, test } from 'vitest';
import { openingSentence } from './open-sign-script.ts';
import type { OpeningHours } from './opening-hours.ts';

const weekday = { opens: '10:00', closes: '19:00' };
const hours: OpeningHours = {
  timeZone: 'Asia/Kolkata',
  week: [{}, weekday, weekday, weekday, weekday, weekday, { opens: '10:00', closes: '16:00' }],
  exceptions: [],
  language: 'en-GB',
  writtenTimes: { '10:00': '10:00 AM', '16:00': '4:00 PM', '19:00': '7:00 PM' },
  sentences: {
    openUntil: 'Open until {{time}}',
    opensToday: 'Opens at {{time}}',
    opensOn: 'Opens {{day}} at {{time}}',
  },
};
const sentenceAt = (date: string, time: string, exceptions: OpeningHours['exceptions'] = []) =>
  openingSentence({ date, time }, { ...hours, exceptions });

describe('the sign', () => {
  // 23 November 2026 is a Monday.
  test.each([
    ['2026-11-23', '00:00', 'Opens at 10:00 AM'],
    ['2026-11-23', '09:59', 'Opens at 10:00 AM'],
    ['2026-11-23', '10:00', 'Open until 7:00 PM'],
    ['2026-11-23', '18:59', 'Open until 7:00 PM'],
    ['2026-11-23', '19:00', 'Opens Tuesday at 10:00 AM'],
    ['2026-11-28', '15:59', 'Open until 4:00 PM'],
    ['2026-11-28', '16:00', 'Opens Monday at 10:00 AM'],
    ['2026-11-29', '12:00', 'Opens Monday at 10:00 AM'],
  ])('on %s at %s says: %s', (date, time, expected) => {
    expect(sentenceAt(date, time)).toBe(expected);
  });

  test.each([
    // Thursday to Saturday closed, then a Sunday and a Monday with different hours.
    ['2027-01-13', '19:00', 'Opens Monday at 10:00 AM'],
    ['2027-01-14', '12:00', 'Opens Monday at 10:00 AM'],
    ['2027-01-23', '20:00', 'Opens Sunday at 11:00'],
    ['2027-01-24', '10:59', 'Opens at 11:00'],
    ['2027-01-24', '13:29', 'Open until 13:30'],
    ['2027-01-25', '13:30', 'Opens Tuesday at 10:00 AM'],
  ])('around exceptions, on %s at %s, says: %s', (date, time, expected) => {
    const exceptions = [
      { from: '2027-01-14', to: '2027-01-16' },
      { from: '2027-01-24', to: '2027-01-25', opens: '11:00', closes: '13:30' },
    ];
    expect(sentenceAt(date, time, exceptions)).toBe(expected);
  });

  test('has the date of a day that is more than a week away', () => {
    const exceptions = [{ from: '2027-01-04', to: '2027-01-16' }];
    expect(sentenceAt('2027-01-05', '12:00', exceptions)).toBe('Opens Monday 18 January at 10:00 AM');
    expect(sentenceAt('2027-01-11', '12:00', exceptions)).toBe('Opens Monday at 10:00 AM');
  });

  test.each([
    ['de-DE', '2027-01-17', 'Montag, 18. Januar'],
    ['es-ES', '2027-01-17', 'lunes 18 de enero'],
    ['ar-u-nu-latn', '2027-01-17', 'الاثنين 18 يناير'],
    ['fr-FR', '2027-01-17', 'lundi 18 janvier'],
    ['fr-FR', '2027-01-31', 'lundi 1er février'],
    ['it-IT', '2027-01-17', 'lunedì 18 gennaio'],
    ['en-GB', '2028-01-16', 'Monday, 17 January 2028'],
  ])('has that date as written in %s, after closing until %s', (language, to, expected) => {
    const exceptions = [{ from: '2027-01-01', to }];
    const sentences = { openUntil: '', opensToday: '', opensOn: '{{day}}' };
    const said = openingSentence({ date: '2027-01-02', time: '12:00' }, { ...hours, exceptions, language, sentences });
    expect(said).toBe(expected);
  });
});
