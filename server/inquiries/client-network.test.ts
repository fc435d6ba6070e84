import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test.each([
  ['192.0.2.1', undefined, '192.0.2.1'],
  ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['2001:db8:0:7:1:2:3:4', undefined, '2001:db8:0:7::/64'],
  ['2001:DB8:0:7::9', undefined, '2001:db8:0:7::/64'],
  ['2001:0db8::9', undefined, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['::1', undefined, '0:0:0:0::/64'],
  // The last entry is the trusted proxy's; the others are what the client says.
  ['127.0.0.1', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '', '127.0.0.1'],
  [undefined, undefined, ''],
])('%s, forwarded for %s, is counted as %s', (remote, forwarded, network) => {
  expect(clientNetwork(remote, forwarded)).toBe(network);
});
