import { expect, test, vi } from 'vitest';
import { clientNetwork, createFormLimit, createRateLimit } from './limits.ts';

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
  ['127.0.0.1', 'unknown', 1, '127.0.0.1'],
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

test('a flood of networks is forgotten, instead of filling the memory', () => {
  const isAllowed = createRateLimit(1);
  isAllowed('192.0.2.1');
  expect(isAllowed('192.0.2.1')).toBe(false);
  for (let index = 0; index < 100_001; index++) isAllowed(`198.18.0.${index}`);
  expect(isAllowed('192.0.2.1')).toBe(true);
});

/** Opens forms: whether one is let in with so many bytes, and how to end it. */
function openForms() {
  const withLimits = createFormLimit();
  return async (network: string, bytes = 0) => {
    const ended = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<boolean>();
    const form = withLimits(network, async (reserve) => {
      reserve(bytes);
      opened.resolve(true);
      await ended.promise;
    }).catch(() => opened.resolve(false));
    const end = () => {
      ended.resolve();
      return form;
    };
    return { isOpen: await opened.promise, end };
  };
}

test('the forms of a network have 34 MB, all forms 60 MB, and words alone always have room', async () => {
  const open = openForms();
  const first = await open('a', 16_000_000);
  const forms = [first, await open('a', 16_000_000), await open('a', 3_000_000), await open('b', 26_000_000)];
  expect(forms.map(({ isOpen }) => isOpen)).toEqual([true, true, false, true]);
  expect([(await open('c', 3_000_000)).isOpen, (await open('c', 60_000)).isOpen]).toEqual([false, true]);
  await first.end();
  expect((await open('a', 16_000_000)).isOpen).toBe(true);
});

test('a network has five open forms, all networks 500, and none loses its place to another', async () => {
  const open = openForms();
  const forms: Awaited<ReturnType<typeof open>>[] = [];
  for (let index = 0; index < 600; index++) forms.push(await open(`${index % 100}`));
  expect(forms.findIndex(({ isOpen }) => !isOpen)).toBe(500);
  expect((await open('new')).isOpen).toBe(false);
  await forms[0]?.end();
  await forms[1]?.end();
  expect([(await open('2')).isOpen, (await open('0')).isOpen, (await open('new')).isOpen]).toEqual([false, true, true]);
});
