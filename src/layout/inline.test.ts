import { expect, test } from 'vitest';
import { inlineScript } from './inline.ts';

test('comment lines are removed, code is not changed', () => {
  const code = [
    '// @ts-check',
    '(() => {',
    '  /** @type {string} */',
    "  const url = 'https://shop.example//a'; // kept: not on its own line",
    '})();',
    '',
  ];
  expect(inlineScript(code.join('\n'))).toBe([code[1], code[3], code[4], ''].join('\n'));
});
