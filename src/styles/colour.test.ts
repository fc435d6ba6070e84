import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourOf } from './colour.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test.each(['--paper', '--night', '--gilt-bright'])('the head and the icon get a colour of the palette: %s', (name) => {
  expect(colourOf(name, tokens)).toMatch(/^#[\da-f]{6}$/);
});

test("the shop's own colour replaces it, once it is no comment", () => {
  // As in content/colours.css, where an owner may have set others.
  const own = '@layer tokens {\n  :root {\n    /* --paper: #f4f0e8; */\n  }\n}\n';
  expect(colourOf('--paper', tokens + own)).toBe(colourOf('--paper', tokens));
  expect(colourOf('--paper', tokens + own.replace(/\/\* (--paper): .* \*\//, '$1: #fff;'))).toBe('#fff');
});

test('an unknown name is an error', () => {
  expect(() => colourOf('--none', tokens)).toThrow('No token is called --none');
});
