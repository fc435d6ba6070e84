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

test('a client that has sent enough may send again ten minutes after its first inquiry', () => {
  const { allows } = createRateLimit({ perClient: 2, inAll: 100 });
  const ask = (client: string) => allows([client]);
  expect([ask('a'), ask('a'), ask('a')]).toEqual([true, true, false]);
  pass(599_000);
  expect([ask('a'), ask('b')]).toEqual([false, true]);
  pass(1001);
  expect([ask('a'), ask('a'), ask('a')]).toEqual([true, true, false]);
});

test('all clients of a network may send four times as much as one of them', () => {
  const { allows } = createRateLimit({ perClient: 1, inAll: 100 });
  const clients = ['a', 'b', 'c', 'd', 'e'].map((client) => allows([client, 'network']));
  expect(clients).toEqual([true, true, true, true, false]);
  expect(allows(['f', 'another network'])).toBe(true);
});
