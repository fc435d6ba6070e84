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
  const { waitFor } = createRateLimit({ perClient: 2, inAll: 100 });
  const ask = (client: string) => waitFor([client]);
  expect([ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 600]);
  pass(599_000);
  expect([ask('a'), ask('b')]).toEqual([1, 0]);
  pass(1001);
  expect([ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 600]);
});

test('all clients of a network may send four times as much as one of them', () => {
  const { waitFor } = createRateLimit({ perClient: 1, inAll: 100 });
  const clients = ['a', 'b', 'c', 'd', 'e'].map((client) => waitFor([client, 'network']));
  expect(clients).toEqual([0, 0, 0, 0, 600]);
  expect(waitFor(['f', 'another network'])).toBe(0);
});

test('together all may have a limited number stored, whatever else was sent', () => {
  const { waitFor, countStored } = createRateLimit({ perClient: 10, inAll: 2 });
  const ask = (client: string) => waitFor([client]);
  expect(['a', 'b', 'c', 'd'].map(ask)).toEqual([0, 0, 0, 0]);
  countStored();
  countStored();
  expect(ask('e')).toBe(600);
});
