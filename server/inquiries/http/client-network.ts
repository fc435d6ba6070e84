import { isIPv6 } from 'node:net';

/**
 * The network that a client's limits are counted for: an IPv4 address, or the /56 of an IPv6 address, which is what a
 * household gets.
 *
 * @param remoteAddress of the connection
 * @param forwardedFor the header `X-Forwarded-For`
 * @param proxies how many proxies are in front of the server. Each adds an entry; the entries before may be invented
 */
export function clientNetwork(remoteAddress: string | undefined, forwardedFor = '', proxies = 0): string {
  const address = (proxies > 0 && forwardedFor.split(',').at(-proxies)?.trim()) || remoteAddress || '';
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return isIPv6(address) ? firstBytes(address, 7) : address;
}

/** The first bytes of an IPv6 address, in hexadecimal digits. */
function firstBytes(address: string, count: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const after = groups(tail ?? '');
  const zeros = Array<string>(Math.max(0, 8 - groups(head).length - after.length)).fill('0');
  const digits = [...groups(head), ...zeros, ...after].map((group) => group.toLowerCase().padStart(4, '0')).join('');
  return digits.slice(0, 2 * count);
}
