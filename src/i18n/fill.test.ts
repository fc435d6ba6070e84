import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('every occurrence of a placeholder gets its value', () => {
  expect(fill('{{from}} to {{to}}, {{from}}', { from: 10, to: 'noon' })).toBe('10 to noon, 10');
});

test('a value is not searched for placeholders or patterns', () => {
  expect(fill('{{name}}', { name: '$& {{to}}', to: 'noon' })).toBe('$& {{to}}');
});

test('a placeholder without a value stays', () => {
  expect(fill('{{name}}', {})).toBe('{{name}}');
});
