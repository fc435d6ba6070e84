import { expect, test } from 'vitest';
import { inlineScript } from './inline-script.ts';

test('comment lines are left out, code stays as it is', () => {
  const code = [
    '// @ts-check',
    '(() => {',
    '  /** @type {string} */',
    "  const url = 'https://shop.example//a'; // kept: not a line of its own",
    '})();',
    '',
  ];
  expect(inlineScript(code.join('\n'))).toBe([code[1], code[3], code[4], ''].join('\n'));
});
