import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { localeCases } from '../../i18n/locale-cases-fixture.ts';
import { locales } from '../../i18n/locales.ts';
import { HoursTable } from './hours-table.tsx';
import { openingAt, openingSentence, shopTime } from './opening.ts';
import { openingTexts } from './opening-texts.ts';
import { ShopClock } from './shop-clock.tsx';
import { startClocks } from './start-clocks.ts';

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
      { from: '2027-01-14', to: '2027-01-16', name: Object.fromEntries(locales.map((locale) => [locale, 'Pongal'])) },
      { from: '2027-01-26', opens: '10:00', closes: '13:00' },
    ],
  };
  return { shop: { ...shop, hours } };
});

const angleOf = (hand: string) => document.querySelector(`[data-hand=${hand}]`)?.getAttribute('transform');

/** Hides or shows the page, and fires `visibilitychange`. */
function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Renders the clock at a time, with the page's script. */
function showClockAt(time: string) {
  vi.setSystemTime(time);
  render(<ShopClock locale="en" />);
  setHidden(false);
}

beforeAll(() => {
  // jsdom has no layout, so second hands do not become visible. A journey tests them.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  startClocks();
});

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('without JavaScript', () => {
  test('the hands show ten past ten, and the text names the time zone', () => {
    render(<ShopClock locale="en" />);
    expect(angleOf('hour')).toBe('rotate(305 100 100)');
    expect(angleOf('minute')).toBe('rotate(60 100 100)');
    expect(screen.getByText('Chennai time')).toBeTruthy();
    expect(screen.getByText('UTC+5:30')).toBeTruthy();
  });
});

describe('with JavaScript', () => {
  test('says until when the shop is open, and the time there', () => {
    showClockAt('2026-11-20T10:12:00Z');
    expect(screen.getByText('Open now, until 7:00 PM')).toBeTruthy();
    expect(screen.getByText('3:42 PM in Chennai')).toBeTruthy();
    expect(angleOf('hour')).toBe('rotate(111 100 100)');
    expect(angleOf('minute')).toBe('rotate(252 100 100)');
  });

  test('updates at the start of each minute', () => {
    showClockAt('2026-11-21T13:29:59Z');
    expect(screen.getByText('Open now, until 7:00 PM')).toBeTruthy();
    vi.advanceTimersByTime(1000);
    expect(screen.getByText('Closed; opens Monday at 10:00 AM')).toBeTruthy();
  });

  test('stops while the page is hidden, and is right when it is visible again', () => {
    showClockAt('2026-11-21T13:29:00Z');
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime('2026-11-22T06:00:00Z');
    setHidden(false);
    expect(screen.getByText('Sunday by appointment; opens Monday at 10:00 AM')).toBeTruthy();
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe('around a holiday', () => {
  test.each([
    ['2027-01-13T14:00:00Z', 'Closed; opens Monday 18 January at 10:00 AM'],
    ['2027-01-15T06:00:00Z', 'Closed; opens Monday 18 January at 10:00 AM'],
    ['2027-01-17T06:00:00Z', 'Sunday by appointment; opens Monday 18 January at 10:00 AM'],
    ['2027-01-18T06:00:00Z', 'Open now, until 7:00 PM'],
    ['2027-01-26T06:00:00Z', 'Open now, until 1:00 PM'],
  ])('at %s the shop says: %s', (time, sentence) => {
    vi.setSystemTime('2026-11-20T00:00:00Z');
    const texts = openingTexts('en');
    const opening = openingAt(shopTime(new Date(time), 'Asia/Kolkata'), texts.rules);
    expect(openingSentence(texts, opening)?.replace(/\s/g, ' ')).toBe(sentence);
  });

  test('the table has its days until they have passed', () => {
    vi.setSystemTime('2027-01-16T18:29:00Z');
    render(<HoursTable locale="en" />);
    const pongal = screen.getByRole('row', { name: /^Pongal 14.*16 January Closed$/ });
    expect(screen.getByRole('row', { name: /^26 January 10:00.AM to 1:00.PM$/ })).toBeTruthy();
    setHidden(false);
    expect(pongal.hidden).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(pongal.hidden).toBe(true);
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  test('a later build leaves them out', () => {
    vi.setSystemTime('2027-02-01T00:00:00Z');
    render(<HoursTable locale="en" />);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(openingTexts('en').rules.exceptions).toEqual({});
  });
});

test.each(
  localeCases({
    en: ['Closed; opens Monday at 10:00 AM', 'Closed; opens Monday 18 January at 10:00 AM'],
    de: ['Geschlossen, öffnet am Montag um 10:00 Uhr', 'Geschlossen, öffnet am Montag, 18. Januar, um 10:00 Uhr'],
    es: ['Cerrado; abre el lunes a las 10:00', 'Cerrado; abre el lunes, 18 de enero, a las 10:00'],
    ar: ['مغلق الآن، ونفتح يوم الاثنين الساعة 10:00 ص', 'مغلق الآن، ونفتح يوم الاثنين 18 يناير الساعة 10:00 ص'],
    fr: ['Fermé ; ouvre lundi à 10 h', 'Fermé ; ouvre le lundi 18 janvier à 10 h'],
    it: ['Chiuso; apre lunedì alle 10:00', 'Chiuso; apre lunedì 18 gennaio alle 10:00'],
  }),
)('in %s a closed shop says when it opens: %s, %s', (locale, usual, dated) => {
  vi.setSystemTime('2026-11-20T00:00:00Z');
  const { closed } = openingTexts(locale);
  const plain = (text = '') => text.replace(/\s/g, ' ').replace(/[\u200e\u200f\u061c\u2068\u2069]/g, '');
  expect(plain(closed[1])).toBe(usual);
  expect(plain(closed['2027-01-18'])).toBe(dated);
});

test.each(locales)('every sentence is complete (%s)', (locale) => {
  vi.setSystemTime('2026-11-20T00:00:00Z');
  const { open, closed, byAppointment, times } = openingTexts(locale);
  for (const sentence of [open, closed, byAppointment].flatMap((texts) => Object.values(texts))) {
    expect(sentence).toMatch(/\p{L}.*\d+(:00|\s+h)/u);
    expect(sentence).not.toMatch(/[{}]|visit\./);
  }
  // Six weekdays, the day after the holiday, the day with different hours and the one after it.
  expect(new Set(Object.values(closed))).toHaveLength(9);
  expect(new Set(Object.values(byAppointment))).toHaveLength(9);
  expect(Object.keys(open)).toEqual(['19:00', '13:00']);
  expect(times).toHaveLength(24);
  for (const time of times ?? []) expect(time.match(/\{\{minute\}\}/g)).toHaveLength(1);
  expect(new Set(times)).toHaveLength(24);
});
