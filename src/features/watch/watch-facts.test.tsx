import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { watchData } from '../../content/schema/content-fixture.ts';
import { WatchFacts } from './watch-facts.tsx';

afterEach(() => void vi.useRealTimers());

test.each([
  ['2030-07-01', 0],
  ['2031-07-01', 1],
])('on %s the page of a watch of 1931 has %i notes on its export', (today, count) => {
  vi.setSystemTime(today);
  const watch = { ...watchData(), year: 1931 };
  const { unmount } = render(<WatchFacts locale="en" watch={watch} url="https://shop.example/catalog/a-watch" />);
  expect(screen.queryAllByText(/hundred years old/)).toHaveLength(count);
  unmount();
});
