// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { whenPainted } from './when-painted.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '', '/catalog');
});

/** Starts to wait; tells whether that is over. */
function waiting() {
  const passed = vi.fn();
  whenPainted().then(passed);
  return async () => {
    await Promise.resolve();
    return passed.mock.calls.length > 0;
  };
}

test('waits for the frame in which the page is painted, and until that is over', async () => {
  vi.useFakeTimers();
  const isOver = waiting();
  expect(await isOver()).toBe(false);
  vi.advanceTimersToNextFrame();
  expect(await isOver()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isOver()).toBe(true);
});

test('does not wait where the address says what is to be seen', async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/catalog?brand=rolex');
  expect(await waiting()()).toBe(true);
});

test('does not wait in a tab in the background, where nothing is painted', async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await waiting()()).toBe(true);
});
