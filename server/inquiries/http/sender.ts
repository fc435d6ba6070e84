/* Who sends a request, by its headers and its connection. */
import ipaddr from 'ipaddr.js';
import { defaultLocale, isLocale, type Locale } from '../../../src/i18n/locales.ts';
import { splitPath } from '../../../src/i18n/routes.ts';

/** The sender's language: that of the page with the form, or the browser's first one. */
export function senderLocale(headers: Headers): Locale {
  const page = URL.parse(headers.get('Referer') ?? '');
  // Some browsers send only the origin, not the page.
  if (page && page.pathname !== '/') return splitPath(page.pathname).locale;
  const wanted = (headers.get('Accept-Language') ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((code) => isLocale(code)) ?? defaultLocale;
}

/**
 * Whether a page of another site sent this: its form could fill the shop's mailbox with the visitors of that site. What is not
 * sent by a browser has no `Origin`.
 *
 * @param siteUrl the public URL of the site
 * @param trustProxy whether what a proxy says of the host counts
 */
export function isFromOtherSite(headers: Headers, siteUrl: string, trustProxy: boolean): boolean {
  const origin = headers.get('Origin');
  if (origin === null) return headers.get('Sec-Fetch-Site') === 'cross-site';
  const host = (trustProxy ? headers.get('X-Forwarded-Host') : null) ?? headers.get('Host');
  return origin !== new URL(siteUrl).origin && URL.parse(origin)?.host !== host;
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
  const address = (proxies > 0 && forwardedFor.split(',').at(-proxies)?.trim()) || remoteAddress;
  if (!ipaddr.isValid(address)) return [address];
  // Also reads an IPv4 address in IPv6 form, `::ffff:203.0.113.7`.
  const client = ipaddr.process(address);
  if (client instanceof ipaddr.IPv4) return [String(client)];
  return [56, 48].map((bits) => `${new ipaddr.IPv6(client.toByteArray().fill(0, bits / 8))}/${bits}`);
}
