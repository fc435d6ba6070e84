// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isOnlyForThisVisit, readKeptIds, writeKeptIds } from './kept-ids.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  window.name = '';
});

/** Storage that is full; it may be read. */
function fillStorage() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** Storage that the visitor does not allow at all. */
function blockStorage() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

test('at first no watch is kept', () => {
  expect(readKeptIds()).toEqual([]);
});

test('what is kept is stored, in its order', () => {
  expect(writeKeptIds(['b', 'a'])).toBe(true);
  expect(readKeptIds()).toEqual(['b', 'a']);
  expect(isOnlyForThisVisit()).toBe(false);
});

test.each(['no JSON', '{"a":1}', '"a"', 'null'])('%s in the storage is no list', (text) => {
  localStorage.setItem('shortlist', text);
  expect(readKeptIds()).toEqual([]);
});

test('what is no text in a stored list is left out', () => {
  localStorage.setItem('shortlist', '["a", 1, null, "b"]');
  expect(readKeptIds()).toEqual(['a', 'b']);
});

test.each([
  ['full', fillStorage],
  ['blocked', blockStorage],
])('where storage is %s, the list lasts for the visit', (_, spoilStorage) => {
  spoilStorage();
  expect(writeKeptIds(['a'])).toBe(false);
  expect(readKeptIds()).toEqual(['a']);
  expect(isOnlyForThisVisit()).toBe(true);
});

test('once there is room again, the list is stored', () => {
  const spy = fillStorage();
  writeKeptIds(['a']);
  spy.mockRestore();
  expect(writeKeptIds(['a', 'b'])).toBe(true);
  expect(isOnlyForThisVisit()).toBe(false);
  expect(readKeptIds()).toEqual(['a', 'b']);
});

test("a name that the tab has from elsewhere is not the site's", () => {
  window.name = 'another site';
  expect(readKeptIds()).toEqual([]);
  writeKeptIds(['a']);
  expect(window.name).toBe('another site');
});
