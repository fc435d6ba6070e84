import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const at = (seconds: number) => new Date(seconds * 1000);

test('a client that waits as long as the answer says may send again', () => {
  const ask = createRateLimit({ perClient: 2, inAll: 100 });
  expect([ask('a', at(0)), ask('a', at(0))]).toEqual([0, 0]);
  const wait = ask('a', at(0));
  expect(wait).toBe(300);
  expect(ask('a', at(wait - 1))).toBe(1);
  expect([ask('a', at(wait)), ask('a', at(wait))]).toEqual([0, 300]);
});

test('all clients together may send a limited number', () => {
  const ask = createRateLimit({ perClient: 10, inAll: 3 });
  expect(['a', 'b', 'c', 'd'].map((client) => ask(client, at(0)))).toEqual([0, 0, 0, 200]);
});

test('a clock that is set back gives nobody more', () => {
  const ask = createRateLimit({ perClient: 1, inAll: 100 });
  expect([ask('a', at(1000)), ask('a', at(0)), ask('a', at(1))]).toEqual([0, 600, 599]);
});
