import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shop } from '../../content/schema/shop.ts';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
import type { Locale } from '../../i18n/locales.ts';
import { HoursTable } from './hours-table.tsx';
import { OpenSign, OpenSignLine, openingHours } from './open-sign.tsx';
import { openingSentence } from './opening-hours.ts';
import { startOpenSign } from './start-open-sign.ts';

// The test has its own hours, so that the owner can change the shop's.
vi.mock('../../content/schema/shop.ts', async (original) => {
  const { shop } = await original<typeof import('../../content/schema/shop.ts')>();
  const hours = {
    timeZone: 'Asia/Kolkata',
    firstDay: 'monday',
    lastDay: 'saturday',
    opens: '10:00',
    closes: '19:00',
    byAppointment: 'sunday',
    exceptions: [
      { from: '2027-01-26', opens: '10:00', closes: '13:00' },
      { from: '2027-01-14', to: '2027-01-16', name: { en: 'Pongal', ar: 'بونغال' } },
    ],
  };
  return { shop: { ...shop, hours } };
});

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
      <OpenSignLine locale="en" />
      <OpenSign locale="en" />
      <HoursTable locale="en" />
    </>,
  );
  startOpenSign();
}

const dial = () => document.querySelector<HTMLElement>('[data-clock]')?.style;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('sign and menu say until when the shop is open, and the dial shows its time', () => {
  showAt('2026-11-20T10:12:30Z');
  expect(screen.getAllByText('Open until 7:00 PM')).toHaveLength(2);
  expect(dial()?.getPropertyValue('--minutes')).toBe(String(15 * 60 + 42));
  expect(dial()?.getPropertyValue('--seconds')).toBe('30');
});

test('the sign changes with the minute, and the second hand runs on', () => {
  showAt('2026-11-21T13:29:59Z');
  vi.advanceTimersByTime(1000);
  expect(screen.getAllByText('Closed; opens Monday at 10:00 AM')).toHaveLength(2);
  expect(dial()?.getPropertyValue('--seconds')).toBe('59');
});

test('the sign is right as soon as the page is visible again', () => {
  showAt('2026-11-21T13:29:00Z');
  setHidden(true);
  vi.setSystemTime('2026-11-23T02:00:00Z');
  setHidden(false);
  expect(screen.getAllByText('Closed; opens at 10:00 AM')).toHaveLength(2);
});

test.each([
  ['the table has the coming holidays in their order', '2027-01-16T18:29:00Z', ['Pongal', '26 January']],
  ['a build after a holiday leaves it out', '2027-01-16T18:30:00Z', ['26 January']],
])('%s', (_, time, expected) => {
  vi.setSystemTime(time);
  render(<HoursTable locale="en" />);
  const [, , ...holidays] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(holidays).toEqual(expected.map((name) => expect.stringContaining(name)));
});

test.each<[Locale, string, string | undefined]>([
  ['en', 'Pongal', undefined],
  ['de', 'Pongal', 'en'],
  ['ar', 'بونغال', undefined],
])('a holiday has its English name where there is no other (%s)', (locale, name, language) => {
  vi.setSystemTime('2027-01-01T12:00:00Z');
  render(<HoursTable locale={locale} />);
  const shown = screen.getByText(name, { exact: false });
  expect(shown.closest<HTMLElement>('[lang]')?.lang).toBe(language);
});

test('the last day may close earlier', () => {
  Object.assign(shop.hours, { lastDayCloses: '14:00' });
  showAt('2026-11-21T08:00:00Z');
  Object.assign(shop.hours, { lastDayCloses: undefined });
  expect(screen.getAllByText('Open until 2:00 PM')).toHaveLength(2);
  expect(
    screen
      .getAllByRole('row')
      .slice(0, 3)
      .map((row) => row.textContent?.trim()),
  ).toEqual(['Monday to Friday10:00 AM to 7:00 PM', 'Saturday10:00 AM to 2:00 PM', 'SundayBy appointment only']);
});

test.each(
  localeCases({
    en: ['Open until 7:00 PM', 'Closed; opens at 10:00 AM', 'Closed; opens Monday at 10:00 AM'],
    de: ['Geöffnet bis 19:00 Uhr', 'Geschlossen; öffnet um 10:00 Uhr', 'Geschlossen; öffnet am Montag um 10:00 Uhr'],
    es: ['Abierto hasta las 19:00', 'Cerrado; abre a las 10:00', 'Cerrado; abre el lunes a las 10:00'],
    ar: ['مفتوح حتى الساعة 7:00 م', 'مغلق الآن، ونفتح الساعة 10:00 ص', 'مغلق الآن، ونفتح يوم الاثنين الساعة 10:00 ص'],
    fr: ['Ouvert jusqu’à 19 h', 'Fermé ; prochaine ouverture à 10 h', 'Fermé ; prochaine ouverture lundi à 10 h'],
    it: ['Aperto fino alle 19:00', 'Chiuso; apre alle 10:00', 'Chiuso; apre lunedì alle 10:00'],
  }),
)('the sign in %s: %s / %s / %s', (locale, ...expected) => {
  const hours = openingHours(locale);
  const at = (date: string, time: string) =>
    openingSentence({ date, time }, hours)
      .replace(/\s/g, ' ')
      .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '');
  expect([at('2026-11-21', '12:00'), at('2026-11-21', '08:00'), at('2026-11-21', '19:00')]).toEqual(expected);
});
