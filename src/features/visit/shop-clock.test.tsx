// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { localeCases } from '../../i18n/locale-cases.ts';
import { locales } from '../../i18n/locales.ts';
import { keepClocks } from './keep-clocks.ts';
import { openingTexts, ShopClock } from './shop-clock.tsx';

// Hours of the test's own: the owner's may change.
vi.mock('../../../site.config.ts', async (original) => {
  const { site } = await original<typeof import('../../../site.config.ts')>();
  const hours = {
    timeZone: 'Asia/Kolkata',
    firstDay: 'monday',
    lastDay: 'saturday',
    opens: '10:00',
    closes: '19:00',
    byAppointment: 'sunday',
  };
  return { site: { ...site, hours } };
});

const angleOf = (hand: string) => document.querySelector(`[data-hand=${hand}]`)?.getAttribute('transform');

/** Whether the page is seen, as `visibilitychange` tells. */
function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The clock as it is at a moment, with the page's script at work. */
function showClockAt(time: string) {
  vi.setSystemTime(time);
  render(<ShopClock locale="en" />);
  setHidden(false);
}

beforeAll(() => {
  // jsdom lays nothing out, so that no second hand comes in sight; they are tried in the journeys.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  keepClocks();
});

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('without script', () => {
  test('the hands stand at ten past ten, and the words say whose time is meant', () => {
    render(<ShopClock locale="en" />);
    expect(angleOf('hour')).toBe('rotate(305 100 100)');
    expect(angleOf('minute')).toBe('rotate(60 100 100)');
    expect(screen.getByText('Chennai time')).toBeTruthy();
    expect(screen.getByText('UTC+5:30')).toBeTruthy();
  });
});

describe('with script', () => {
  test('tells until when the shop is open, and the time there', () => {
    showClockAt('2026-11-20T10:12:00Z');
    expect(screen.getByText('Open now, until 7:00 PM')).toBeTruthy();
    expect(screen.getByText('3:42 PM in Chennai')).toBeTruthy();
    expect(angleOf('hour')).toBe('rotate(111 100 100)');
    expect(angleOf('minute')).toBe('rotate(252 100 100)');
  });

  test('changes on the minute', () => {
    showClockAt('2026-11-21T13:29:59Z');
    expect(screen.getByText('Open now, until 7:00 PM')).toBeTruthy();
    vi.advanceTimersByTime(1000);
    expect(screen.getByText('Closed, opens Monday 10:00 AM')).toBeTruthy();
  });

  test('does nothing while the page is hidden, and is right when it is seen again', () => {
    showClockAt('2026-11-21T13:29:00Z');
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime('2026-11-22T06:00:00Z');
    setHidden(false);
    expect(screen.getByText('Sunday by appointment; opens Monday 10:00 AM')).toBeTruthy();
    expect(vi.getTimerCount()).toBe(1);
  });
});

test.each(
  localeCases({
    en: ['Closed, opens Monday 10:00 AM'],
    de: ['Geschlossen, öffnet Montag um 10:00 Uhr'],
    es: ['Cerrado; abre el lunes a las 10:00'],
    ar: ['مغلق الآن، ونفتح يوم الاثنين الساعة 10:00 ص'],
    fr: ['Fermé ; ouvre lundi à 10 h'],
    it: ['Chiuso; apre lunedì alle 10:00'],
  }),
)('in %s a closed shop says when it opens: %s', (locale, sentence) => {
  const plain = openingTexts(locale)
    .closed.monday?.replace(/\s/g, ' ')
    .replace(/[\u200e\u200f\u061c]/g, '');
  expect(plain).toBe(sentence);
});

test.each(locales)('every sentence is complete (%s)', (locale) => {
  const { open, closed, byAppointment, times } = openingTexts(locale);
  for (const sentence of [open, ...Object.values(closed), ...Object.values(byAppointment)]) {
    expect(sentence).toMatch(/\p{L}.*\d+(:00|\s+h)/u);
    expect(sentence).not.toMatch(/[{}]|visit\./);
  }
  expect(Object.keys(closed)).toHaveLength(6);
  expect(new Set(Object.values(closed))).toHaveLength(6);
  expect(times).toHaveLength(24);
  for (const time of times) expect(time.match(/\{\{minute\}\}/g)).toHaveLength(1);
  expect(new Set(times)).toHaveLength(24);
});
