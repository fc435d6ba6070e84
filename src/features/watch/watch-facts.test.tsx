import { shop } from 'virtual:content';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { watchData } from '../../content/schema/content-fixture.ts';
import { textsByLocale } from '../../i18n/translate.ts';
import { WatchFacts } from './watch-facts.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['2030-12-31', 'worldwide', 0],
  ['2031-01-01', 'worldwide', 1],
  ['2031-01-01', shop.address.countryCode, 0],
])(
  'on %s, if the shop ships to %s, the page of a watch of 1931 has %i notes on its export',
  (today, shipsTo, count) => {
    vi.setSystemTime(today);
    const url = 'https://shop.example/catalog/a-watch';
    render(<WatchFacts locale="en" watch={{ ...watchData(), year: 1931 }} url={url} terms={{ shipsTo }} />);
    expect(screen.queryAllByText(textsByLocale.en.watch.exportNote)).toHaveLength(count);
  },
);
