import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

let time = 1000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => vi.useRealTimers());

/** The cache reads the clock again after a timer of its own. */
function pass(milliseconds: number) {
  time += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

test('a client that waits as long as the answer says may send again', () => {
  const ask = createRateLimit({ perClient: 2, inAll: 100 });
  expect([ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 600]);
  pass(599_000);
  expect([ask('a'), ask('b')]).toEqual([1, 0]);
  pass(1001);
  expect([ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 600]);
});

test('all clients together may send a limited number', () => {
  const ask = createRateLimit({ perClient: 10, inAll: 3 });
  expect(['a', 'b', 'c', 'd'].map((client) => ask(client))).toEqual([0, 0, 0, 600]);
});
