import { expect, test } from 'vitest';
import { pickWords } from './pick-words.ts';

test('an island gets only the namespaces that it names, in the language of its page', () => {
  const words = pickWords('de', 'error', 'toast');
  expect(Object.keys(words)).toEqual(['error', 'toast']);
  expect(words.error.title).not.toBe(pickWords('en', 'error').error.title);
});

test('an island gets its words with the details of the shop', () => {
  expect(pickWords('en', 'home').home.place).not.toContain('{{');
});
