// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseQuery, currentQuery, onQueryChange } from './query-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/catalog');
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a choice counts at once; the address follows', () => {
  const listener = vi.fn();
  const stop = onQueryChange(listener);
  chooseQuery('?brand=rolex');
  expect(listener).toHaveBeenCalledOnce();
  expect(currentQuery()).toBe('?brand=rolex');
  expect(location.search).toBe('');
  vi.runAllTimers();
  expect(location.search).toBe('?brand=rolex');
  expect(currentQuery()).toBe('?brand=rolex');
  stop();
  chooseQuery('');
  expect(listener).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'pagehide'])('%s finds the address as it was chosen', (event) => {
  chooseQuery('?brand=rolex');
  dispatchEvent(new Event(event));
  expect(location.search).toBe('?brand=rolex');
});

test('of several choices the last one stands, and nothing is written that is there', () => {
  const replaceState = vi.spyOn(history, 'replaceState');
  chooseQuery('?brand=rolex');
  chooseQuery('?brand=rolex&brand=omega');
  vi.runAllTimers();
  dispatchEvent(new Event('pointerdown'));
  expect(location.search).toBe('?brand=rolex&brand=omega');
  expect(replaceState).toHaveBeenCalledOnce();
});

test('a choice is not carried to another address', () => {
  chooseQuery('?brand=rolex');
  history.replaceState(null, '', '/catalog?brand=omega');
  expect(currentQuery()).toBe('?brand=omega');
  vi.runAllTimers();
  expect(location.search).toBe('?brand=omega');
});
