// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const isHidden = () => 'filtersPending' in document.documentElement.dataset;

/** Runs the script as the catalogue's page does. */
async function open(query: string) {
  history.replaceState(null, '', `/catalog${query}`);
  const script = document.createElement('script');
  script.dataset['parameters'] = 'brand q';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await vi.importActual('./pending-filters.js');
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['filtersPending'];
});

test('a link with a filter hides the cards, but not for ever where React or its data do not come', async () => {
  await open('?utm_source=mail&q=steel');
  expect(isHidden()).toBe(true);
  vi.advanceTimersByTime(8000);
  expect(isHidden()).toBe(true);
  vi.advanceTimersByTime(4000);
  expect(isHidden()).toBe(false);
});

test('a link without one hides nothing', async () => {
  await open('?utm_source=mail');
  expect(isHidden()).toBe(false);
});
