import { isIPv6 } from 'node:net';

/**
 * The network that a client's limits are counted for: an IPv4 address, or the /64 of an IPv6 address, of which a single
 * connection has as many addresses as it likes.
 *
 * @param remoteAddress of the connection
 * @param forwardedFor the header `X-Forwarded-For`, where a proxy that is trusted has written its last entry
 */
export function clientNetwork(remoteAddress: string | undefined, forwardedFor: string | undefined): string {
  const address = forwardedFor?.split(',').at(-1)?.trim() || remoteAddress || '';
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
