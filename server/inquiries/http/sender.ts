/* Who sends a request, by its headers and its connection. */
import ipaddr from 'ipaddr.js';
import type { Locale } from '../../../src/i18n/locales.ts';
import { splitPath } from '../../../src/i18n/routes.ts';

/** The language of the page with the form. */
export function pageLocale(headers: Headers): Locale {
  return splitPath(URL.parse(headers.get('Referer') ?? '')?.pathname ?? '').locale;
}

/**
 * Whether a page of another site sent this: its form could fill the shop's mailbox with the visitors of that site. Only browsers
 * send `Origin`.
 *
 * @param siteUrl the public URL of the site
 */
export function isFromOtherSite(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('Origin');
  if (origin === null) return headers.get('Sec-Fetch-Site') === 'cross-site';
  return origin !== new URL(siteUrl).origin && URL.parse(origin)?.host !== headers.get('Host');
}

/**
 * The networks that a client's limits are counted for, the narrowest first: an IPv4 address; of an IPv6 address the /56, which
 * is what a household gets, and the /48, which anybody gets for nothing.
 *
 * @param remoteAddress of the connection
 * @param forwardedFor the header `X-Forwarded-For`
 * @param proxies how many proxies are in front of the server. Each adds an entry; the entries before may be invented
 */
export function clientNetworks(remoteAddress = '', forwardedFor = '', proxies = 0): string[] {
  const forwarded = proxies > 0 && forwardedFor.split(',').at(-proxies)?.trim();
  // Some proxies add the port: 203.0.113.7:49152, [2001:db8::7]:49152.
  const address = (forwarded || remoteAddress).replace(/^([\d.]+):\d+$|^\[(.+)\]:\d+$/, '$1$2');
  if (!ipaddr.isValid(address)) return [address];
  // Also reads an IPv4 address in IPv6 form, `::ffff:203.0.113.7`.
  const client = ipaddr.process(address);
  if (client instanceof ipaddr.IPv4) return [String(client)];
  return [56, 48].map((bits) => `${new ipaddr.IPv6(client.toByteArray().fill(0, bits / 8))}/${bits}`);
}
