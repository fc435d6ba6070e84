import { expect, test } from 'vitest';
import { countText, fill } from './texts.ts';

test('every occurrence of a placeholder gets its value', () => {
  expect(fill('{{from}} to {{to}}, {{from}}', { from: 10, to: 'noon' })).toBe('10 to noon, 10');
});

test('a value is not searched for placeholders or patterns', () => {
  expect(fill('{{name}}', { name: '$& {{to}}', to: 'noon' })).toBe('$& {{to}}');
});

test('a placeholder without a value stays', () => {
  expect(fill('{{name}}', {})).toBe('{{name}}');
});

/** The text of each plural category is its name. */
const categories = {
  n_zero: 'zero',
  n_one: 'one',
  n_two: 'two',
  n_few: 'few',
  n_many: 'many',
  n_other: 'other',
};

test('a count in Arabic has six forms', () => {
  const asked = [0, 1, 2, 3, 10, 11, 99, 100, 103].map((count) => countText('ar', categories, 'n', count));
  expect(asked).toEqual(['zero', 'one', 'two', 'few', 'few', 'many', 'many', 'other', 'few']);
});

test.each([
  ['en', 'other', 'one'],
  ['fr', 'one', 'one'],
] as const)('none has the form %s %s, and one the form %s', (locale, none, one) => {
  expect([0, 1].map((count) => countText(locale, categories, 'n', count))).toEqual([none, one]);
});

test.each([
  ['en', '1,200 watches'],
  ['es', '1.200 watches'],
  ['ar', '1,200 watches'],
] as const)('a count of thousands has a separator, and Latin digits (%s)', (locale, expected) => {
  expect(countText(locale, { n_other: '{{count}} watches' }, 'n', 1200)).toBe(expected);
});

test('a count without its form uses the general one', () => {
  expect(countText('en', { n_other: '{{count}} watches' }, 'n', 1)).toBe('1 watches');
});
