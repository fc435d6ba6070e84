import { beforeEach, expect, test, vi } from 'vitest';
import { isShortlistStored, readShortlist, subscribeToShortlist, writeShortlist } from './shortlist.ts';

beforeEach(() => writeShortlist([]));

test('a list is stored, for other tabs and later visits', () => {
  writeShortlist(['a', 'b']);
  expect(localStorage.getItem('shortlist')).toBe('["a","b"]');
  localStorage.setItem('shortlist', '["b"]');
  expect(readShortlist()).toEqual(['b']);
});

test('the same list is the same array', () => {
  localStorage.setItem('shortlist', '["a"]');
  expect(readShortlist()).toBe(readShortlist());
});

test.each([
  ['no JSON', []],
  ['{"a":1}', []],
  ['"a"', []],
  ['null', []],
  ['["a", 1, null, "b"]', ['a', 'b']],
])('%s in storage is read as %j', (text, expected) => {
  localStorage.setItem('shortlist', text);
  expect(readShortlist()).toEqual(expected);
});

test('subscribers hear of a change here, in another tab, and of a return from the back-forward cache', () => {
  const onChange = vi.fn();
  const unsubscribe = subscribeToShortlist(onChange);
  writeShortlist(['a']);
  expect(onChange).toHaveBeenCalledTimes(1);
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  expect(onChange).toHaveBeenCalledTimes(2);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(onChange).toHaveBeenCalledTimes(3);
  unsubscribe();
  writeShortlist(['b']);
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('a list that is not stored is known here, until another one is stored', () => {
  writeShortlist(['earlier']);
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeShortlist(['a']);
  expect([readShortlist(), isShortlistStored()]).toEqual([['a'], false]);
  spy.mockRestore();
  writeShortlist(['a', 'b']);
  expect([readShortlist(), isShortlistStored()]).toEqual([['a', 'b'], true]);
});

test('a list that nobody has changed yet counts as stored', async () => {
  vi.resetModules();
  const { isShortlistStored: isStored } = await import('./shortlist.ts');
  expect(isStored()).toBe(true);
});
