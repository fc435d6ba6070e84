import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

beforeEach(() => {
  removeStored('localStorage', 'list');
  localStorage.clear();
});

test('a text can be read until it is removed, also by another page', () => {
  expect(readStored('localStorage', 'list')).toBeUndefined();
  expect(writeStored('localStorage', 'list', 'a')).toBe(true);
  expect(localStorage.getItem('list')).toBe('a');
  expect(readStored('localStorage', 'list')).toBe('a');
  removeStored('localStorage', 'list');
  expect(readStored('localStorage', 'list')).toBeUndefined();
});

describe.each([
  ['blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('if storage is %s', (_, spoil) => {
  test('a text lasts until the page is closed', () => {
    spoil();
    expect(writeStored('localStorage', 'list', 'a')).toBe(false);
    expect(readStored('localStorage', 'list')).toBe('a');
    removeStored('localStorage', 'list');
    expect(readStored('localStorage', 'list')).toBeUndefined();
  });
});

test('a stored text replaces one that could not be stored', () => {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  writeStored('localStorage', 'list', 'a');
  spy.mockRestore();
  expect(writeStored('localStorage', 'list', 'b')).toBe(true);
  localStorage.setItem('list', 'from another tab');
  expect(readStored('localStorage', 'list')).toBe('from another tab');
});
