import { expect, test } from 'vitest';
import { clientNetworks } from './sender.ts';

test.each([
  ['192.0.2.1', undefined, 0, ['192.0.2.1']],
  ['::ffff:192.0.2.1', undefined, 0, ['192.0.2.1']],
  ['2001:db8:0:7:1:2:3:4', undefined, 0, ['2001:db8::/56', '2001:db8::/48']],
  ['2001:DB8:0:7f::9', undefined, 0, ['2001:db8::/56', '2001:db8::/48']],
  ['2001:0db8:0:700::9', undefined, 0, ['2001:db8:0:700::/56', '2001:db8::/48']],
  ['fe80::1%eth0', undefined, 0, ['fe80::/56', 'fe80::/48']],
  ['::1', undefined, 0, ['::/56', '::/48']],
  // Each proxy adds the address of the connection to it; the client may have written what is before.
  ['127.0.0.1', '1.1.1.1, 198.51.100.7', 1, ['198.51.100.7']],
  ['127.0.0.1', '1.1.1.1, 198.51.100.7, 203.0.113.4', 2, ['198.51.100.7']],
  ['127.0.0.1', '198.51.100.7:49152', 1, ['198.51.100.7']],
  ['127.0.0.1', '[2001:db8::7]:49152', 1, ['2001:db8::/56', '2001:db8::/48']],
  ['127.0.0.1', '2001:db8::7', 1, ['2001:db8::/56', '2001:db8::/48']],
  ['127.0.0.1', '198.51.100.7', 2, ['127.0.0.1']],
  ['127.0.0.1', '198.51.100.7', 0, ['127.0.0.1']],
  ['127.0.0.1', '', 1, ['127.0.0.1']],
  [undefined, undefined, 0, ['']],
])('%s, forwarded for %s by %i proxies, is counted for %s', (remote, forwarded, proxies, networks) => {
  expect(clientNetworks(remote, forwarded, proxies)).toEqual(networks);
});
