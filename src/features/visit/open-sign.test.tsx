import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Shop } from '../../content/schema/shop-schema.ts';
import { changeShop } from '../../content/shop-fixture.ts';
import { createTranslator, textsByLocale } from '../../content/words/translate.ts';
import { byLocale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/texts.ts';
import { HoursTable } from './contact-details.tsx';
import { OpenSign } from './open-sign.tsx';
import { OpenSignLine } from './open-sign-line.tsx';
import { startOpenSign } from './open-sign-script.ts';
import { openingHours } from './opening-hours.ts';

const hours: Shop['hours'] = {
  timeZone: 'Asia/Kolkata',
  firstDay: 'monday',
  lastDay: 'saturday',
  opens: '10:00',
  closes: '19:00',
  lastDayCloses: '14:00',
  byAppointment: 'sunday',
  exceptions: [
    { from: '2027-01-14', to: '2027-01-16', name: { ...byLocale(() => undefined), en: 'Pongal', ar: 'بونغال' } },
    { from: '2027-01-26', opens: '10:00', closes: '13:00' },
  ],
};

/** Hides or shows the page, and fires `visibilitychange`. */
function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Renders sign, menu line and table at a time, with the page's script. */
function showAt(time: string) {
  vi.setSystemTime(time);
  render(
    <>
      <OpenSignLine t={createTranslator('en')} />
      <OpenSign t={createTranslator('en')} />
      <HoursTable t={createTranslator('en')} />
    </>,
  );
  startOpenSign();
}

const { openUntil, opensToday, opensOn, timeRange } = textsByLocale.en.visit;
const dial = () => document.querySelector<HTMLElement>('[data-clock]')?.style;

beforeEach(() => {
  vi.useFakeTimers();
  changeShop({ hours });
});

test('sign and menu say until when the shop is open, and the dial shows its time', () => {
  showAt('2026-11-20T10:12:30Z');
  expect(screen.getAllByText(fill(openUntil, { time: '7:00 PM' }))).toHaveLength(2);
  expect(dial()?.getPropertyValue('--minutes')).toBe(String(15 * 60 + 42));
  expect(dial()?.getPropertyValue('--seconds')).toBe('30');
});

test('the sign changes with the minute, on the last day when that closes, and the second hand runs on', () => {
  showAt('2026-11-21T08:29:59Z');
  vi.advanceTimersByTime(1000);
  expect(screen.getAllByText(fill(opensOn, { day: 'Monday', time: '10:00 AM' }))).toHaveLength(2);
  expect(dial()?.getPropertyValue('--seconds')).toBe('59');
});

test('the sign is right as soon as the page is visible again', () => {
  showAt('2026-11-21T08:29:00Z');
  setHidden(true);
  vi.setSystemTime('2026-11-23T02:00:00Z');
  setHidden(false);
  expect(screen.getAllByText(fill(opensToday, { time: '10:00 AM' }))).toHaveLength(2);
});

test.each([
  ['the table has the coming holidays', '2027-01-16T18:29:00Z', ['Pongal', '26 January']],
  ['a build after a holiday leaves it out', '2027-01-16T18:30:00Z', ['26 January']],
])('%s', (_, time, expected) => {
  vi.setSystemTime(time);
  render(<HoursTable t={createTranslator('en')} />);
  const [, saturday, , ...holidays] = screen.getAllByRole('row').map((row) => row.textContent.replace(/\s/g, ' '));
  expect(saturday).toMatch(fill(timeRange, { from: '10:00 AM', to: '2:00 PM' }));
  expect(holidays).toEqual(expected.map((name) => expect.stringContaining(name)));
});

test.each([
  ['en', 'Pongal', undefined],
  ['de', 'Pongal', 'en'],
  ['ar', 'بونغال', undefined],
] as const)('a holiday has its English name where there is no other (%s)', (locale, name, language) => {
  vi.setSystemTime('2027-01-01T12:00:00Z');
  render(<HoursTable t={createTranslator(locale)} />);
  const shown = screen.getByText(name, { exact: false });
  expect(shown.closest<HTMLElement>('[lang]')?.lang).toBe(language);
});

test('a day of the week on which the shop is closed says so', () => {
  changeShop({ hours: { ...hours, firstDay: 'wednesday' } });
  render(<HoursTable t={createTranslator('en')} />);
  const rows = screen.getAllByRole('row').map((row) => row.textContent.trim());
  expect(rows.slice(2, 5)).toEqual(['MondayClosed', 'TuesdayClosed', 'SundayBy appointment only']);
});

test('the page has the hours of each day, and every time as its language writes it', () => {
  const { week, writtenTimes } = openingHours(createTranslator('fr'));
  expect([week[0], week[1], week[6]]).toEqual([
    {},
    { opens: '10:00', closes: '19:00' },
    { opens: '10:00', closes: '14:00' },
  ]);
  const written = Object.entries(writtenTimes).map(([time, text]) => [time, text.replace(/\s/g, ' ')]);
  expect(Object.fromEntries(written)).toEqual({ '10:00': '10 h', '13:00': '13 h', '14:00': '14 h', '19:00': '19 h' });
});
