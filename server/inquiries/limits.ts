/* Who sends a request, by its headers and its connection, and how much. */
import ipaddr from 'ipaddr.js';
import { MAX_WORDS_BYTES } from '../../src/content/schema/inquiry-contract.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { splitPath } from '../../src/i18n/routes.ts';

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

const WINDOW_MS = 10 * 60_000;

/** A larger network may send this many times as much as one client of it. */
const CLIENTS_PER_NETWORK = 4;

/** How many networks are counted. More of them at the same time are a flood, which begins a new window. */
const MAX_NETWORKS = 100_000;

/**
 * Counts inquiries, also refused ones, in windows of ten minutes.
 *
 * @returns counts one more, if it is allowed. It takes the networks of the client, the narrowest first
 */
export function createRateLimit(perClient: number): (networks: string[]) => boolean {
  const counts = new Map<string, number>();
  let start = Date.now();
  return (networks) => {
    if (Date.now() - start > WINDOW_MS || counts.size > MAX_NETWORKS) {
      counts.clear();
      start = Date.now();
    }
    const countOf = (network: string) => counts.get(network) ?? 0;
    const isAllowed = networks.every((network, index) => countOf(network) < perClient * CLIENTS_PER_NETWORK ** index);
    if (isAllowed) for (const network of networks) counts.set(network, countOf(network) + 1);
    return isAllowed;
  };
}

/** Half of the server's connections: the others are for pages. */
const MAX_FORMS = 500;

/** The bytes of all forms under way. Parser and email take three more times as much for a moment. */
const MAX_BYTES = 100_000_000;

/** For forms of words alone, so that they are taken while photographs fill the memory. */
const MAX_WORDS_RESERVE_BYTES = 10_000_000;

/** Of one network: two forms with photographs. */
const MAX_NETWORK_BYTES = 34_000_000;

/**
 * Bounds the memory of the forms under way.
 *
 * @returns runs `work` for a form, and gives it a function that reserves memory for so many more bytes until the work has ended;
 *   `false` if all forms, or those of the network, have enough. It is to be asked for none, before a form is read
 */
export function createMemoryLimit() {
  const forms = new Set<{ network: string; bytes: number }>();
  const sum = (some: { bytes: number }[]) => some.reduce((bytes, form) => bytes + form.bytes, 0);
  return async <T>(network: string, work: (reserve: (bytes: number) => boolean) => Promise<T>): Promise<T> => {
    const form = { network, bytes: 0 };
    forms.add(form);
    try {
      return await work((bytes) => {
        form.bytes += bytes;
        const all = [...forms];
        const ofNetwork = all.filter((each) => each.network === network);
        const reserved = form.bytes <= MAX_WORDS_BYTES ? MAX_BYTES + MAX_WORDS_RESERVE_BYTES : MAX_BYTES;
        return all.length <= MAX_FORMS && sum(all) <= reserved && sum(ofNetwork) <= MAX_NETWORK_BYTES;
      });
    } finally {
      forms.delete(form);
    }
  };
}
