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
  ['2030-12-31', 0],
  ['2031-01-01', 1],
])('on %s the page of a watch of 1931 has %i notes on its export', (today, count) => {
  vi.setSystemTime(today);
  render(<WatchFacts locale="en" watch={{ ...watchData(), year: 1931 }} url="https://shop.example/catalog/a-watch" />);
  expect(screen.queryAllByText(textsByLocale.en.watch.exportNote)).toHaveLength(count);
});
