import { expect, test, vi } from 'vitest';
import { clientNetwork, createMemoryLimit, createRateLimit } from './limits.ts';

test.each([
  ['192.0.2.1', undefined, 0, '192.0.2.1'],
  ['::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
  ['2001:db8:0:7:1:2:3:4', undefined, 0, '2001:db8::/48'],
  ['2001:DB8:0:7f::9', undefined, 0, '2001:db8::/48'],
  ['2001:0db8:0:700::9', undefined, 0, '2001:db8::/48'],
  ['fe80::1%eth0', undefined, 0, 'fe80::/48'],
  ['::1', undefined, 0, '::/48'],
  // Each proxy adds the address of the connection to it; the client may have written what is before.
  ['127.0.0.1', '1.1.1.1, 198.51.100.7', 1, '198.51.100.7'],
  ['127.0.0.1', '1.1.1.1, 198.51.100.7, 203.0.113.4', 2, '198.51.100.7'],
  ['127.0.0.1', '198.51.100.7:49152', 1, '198.51.100.7'],
  ['127.0.0.1', '[2001:db8::7]:49152', 1, '2001:db8::/48'],
  ['127.0.0.1', '2001:db8::7', 1, '2001:db8::/48'],
  ['127.0.0.1', '198.51.100.7', 2, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.7', 0, '127.0.0.1'],
  ['127.0.0.1', '', 1, '127.0.0.1'],
  [undefined, undefined, 0, ''],
])('%s, forwarded for %s by %i proxies, is counted for %s', (remote, forwarded, proxies, network) => {
  expect(clientNetwork(remote, forwarded, proxies)).toBe(network);
});

test('a network may send so much in ten minutes', () => {
  vi.useFakeTimers();
  const isAllowed = createRateLimit(2);
  expect([1, 2, 3].map(() => isAllowed('2001:db8::/48'))).toEqual([true, true, false]);
  expect(isAllowed('192.0.2.1')).toBe(true);
  vi.advanceTimersByTime(601_000);
  expect(isAllowed('2001:db8::/48')).toBe(true);
  vi.useRealTimers();
});

test('the forms of a network have 34 MB, all forms 100 MB, until they have ended', async () => {
  const withMemory = createMemoryLimit();
  const hold = (network: string, bytes: number) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const ended = Promise.withResolvers<void>();
    const form = withMemory(network, async (reserve) => {
      try {
        reserve(bytes);
        resolve(true);
      } catch {
        resolve(false);
      }
      await ended.promise;
    });
    const end = () => {
      ended.resolve();
      return form;
    };
    return { isReserved: promise, end };
  };
  const forms = ['a', 'a', 'b', 'b', 'c', 'c'].map((network) => hold(network, 16_000_000));
  expect(await Promise.all(forms.map(({ isReserved }) => isReserved))).toEqual(Array(6).fill(true));
  const third = hold('a', 3_000_000);
  const seventh = hold('d', 5_000_000);
  const words = hold('e', 60_000);
  expect([await third.isReserved, await seventh.isReserved, await words.isReserved]).toEqual([false, false, true]);
  const many = Array.from({ length: 492 }, (_, index) => hold(`${index}`, 0));
  expect([await many[490]?.isReserved, await many[491]?.isReserved]).toEqual([true, false]);
  for (const { end } of [...forms, third, seventh, words, ...many]) await end();
  expect(await hold('a', 34_000_000).isReserved).toBe(true);
});
