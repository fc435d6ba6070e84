import { expect, test } from 'vitest';
import { showProgress } from './show-progress.ts';

/** The output for steps that take the given number of seconds each. */
function shown({ total, secondsEach, isTTY }: { total: number; secondsEach: number; isTTY: boolean }): string {
  let written = '';
  let time = 0;
  const stream = { isTTY, write: (text: string) => (written += text) };
  const step = showProgress('Pictures', total, stream, () => time);
  for (let count = 0; count < total; count++) {
    time += 1000 * secondsEach;
    step();
  }
  return written;
}

test('outside a terminal a line is written for each tenth', () => {
  const lines = shown({ total: 140, secondsEach: 1, isTTY: false }).trimEnd().split('\n');
  expect(lines).toContain('  Pictures: 84 of 140');
  expect(lines).toEqual([2, 14, 28, 42, 56, 70, 84, 98, 112, 126, 140].map((done) => `  Pictures: ${done} of 140`));
});

test('in a terminal a bar is updated in place, and ends its line when it is full', () => {
  const written = shown({ total: 4, secondsEach: 1, isTTY: true });
  const bars = written.split('\r').slice(1);
  expect(bars.map((bar) => bar.match(/█/g)?.length)).toEqual([12, 18, 24]);
  expect(bars.at(-1)).toMatch(/░*4 of 4\n$/);
  expect(written.match(/\n/g)).toHaveLength(1);
});

test.each([true, false])('nothing is shown within the first two seconds', (isTTY) => {
  expect(shown({ total: 100, secondsEach: 0.01, isTTY })).toBe('');
});
