import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourOf, withMixableColours } from './colour.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test.each(['--paper', '--night', '--gilt-bright'])('the head and the icon get a colour of the palette: %s', (name) => {
  expect(colourOf(name, tokens)).toMatch(/^#[\da-f]{6}$/);
});

test("the shop's own colour replaces it, once it is no comment", () => {
  // As in content/colours.css, where an owner may have set others.
  const own = '@layer tokens {\n  :root {\n    /* --paper: #f4f0e8; */\n  }\n}\n';
  expect(colourOf('--paper', own + tokens)).toBe(colourOf('--paper', tokens));
  expect(colourOf('--paper', own.replace(/\/\* (--paper): .* \*\//, '$1: #fff;') + tokens)).toBe('#fff');
  // CSS allows the last one to end without a semicolon.
  expect(colourOf('--paper', own.replace(/\/\* (--paper): .* \*\//, '$1: #fff') + tokens)).toBe('#fff');
});

test('mixtures follow it, and not what is for more contrast', () => {
  const mixture = '--rule: color-mix(in srgb, var(--gilt) 35%, transparent); --gilt: var(--ink);';
  const mixed = (gilt: string) => `--rule: color-mix(in srgb, ${gilt} 35%, transparent); --gilt: var(--ink);`;
  expect(withMixableColours(mixture, tokens)).toBe(mixed('#8c6a2b'));
  expect(withMixableColours(mixture, `--gilt: #fff; ${tokens}`)).toBe(mixed('#fff'));
});

test('an unknown name is an error', () => {
  expect(() => colourOf('--none', tokens)).toThrow('No token is called --none');
});
