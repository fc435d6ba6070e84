/* Who sends a request, how often, and how much memory its form may use. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { MAX_WORDS_BYTES } from '../../src/contract/inquiries.ts';
import { Refusal } from './refusal.ts';

/**
 * Whether another site's page sent the request. Its visitors could flood the shop's mailbox. Only browsers send `Origin`.
 *
 * @param siteUrl the public URL of the site
 */
export function isFromOtherSite(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('Origin');
  if (origin === null) return headers.get('Sec-Fetch-Site') === 'cross-site';
  return origin !== new URL(siteUrl).origin && URL.parse(origin)?.host !== headers.get('Host');
}

/**
 * What an inquiry counts for: an IPv4 address, or an IPv6 /48, which anybody can get free of charge.
 *
 * @param remoteAddress of the connection
 * @param forwardedFor the header `X-Forwarded-For`
 * @param proxies how many proxies are in front of the server. Each adds an entry; a client can forge the entries before
 */
export function clientNetwork(remoteAddress = '', forwardedFor = '', proxies = 0): string {
  const forwarded = (proxies > 0 && forwardedFor.split(',').at(-proxies)?.trim()) || '';
  // Some proxies add the port: 203.0.113.7:49152, [2001:db8::7]:49152.
  const written = forwarded.replace(/^([\d.]+):\d+$|^\[(.+)\]:\d+$/, '$1$2');
  // Anything else than an address counts for the proxy: a client could write another text each time.
  const address = isIP(written) ? written : remoteAddress;
  if (!isIP(address)) return address;
  // Also reads an IPv4 address in IPv6 form, `::ffff:203.0.113.7`.
  const client = ipaddr.process(address);
  if (client instanceof ipaddr.IPv4) return String(client);
  return `${new ipaddr.IPv6(client.toByteArray().fill(0, 48 / 8))}/48`;
}

const WINDOW_MS = 10 * 60_000;

/** The most networks to count. More mean a flood, and start a new window. */
const MAX_NETWORKS = 100_000;

/**
 * Counts inquiries, also refused ones, in windows of ten minutes.
 *
 * @returns a function that counts an inquiry of a network; `false` if it is one too many
 */
export function createRateLimit(perNetwork: number): (network: string) => boolean {
  const counts = new Map<string, number>();
  let start = Date.now();
  return (network) => {
    if (Date.now() - start > WINDOW_MS || counts.size > MAX_NETWORKS) {
      counts.clear();
      start = Date.now();
    }
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count <= perNetwork;
  };
}

/** Half of the server's connections: the others are for pages. */
const MAX_FORMS = 500;

/** For one network: visitors who write at the same time behind one address. */
const MAX_NETWORK_FORMS = 5;

/** The bytes of all open forms. Their emails briefly need as much in addition. */
const MAX_BYTES = 60_000_000;

/** For one network: two forms with photographs. */
const MAX_NETWORK_BYTES = 34_000_000;

/**
 * Bounds the number and the memory of open forms.
 *
 * @returns a function that runs `work` for a form. `work` receives a function that reserves more bytes until `work` ends. Both
 *   throw a Refusal if all forms, or those of the network, are at their limit
 */
export function createFormLimit() {
  const sum = (some: Iterable<{ bytes: number }>) => [...some].reduce((bytes, form) => bytes + form.bytes, 0);
  const forms = new Set<{ network: string; bytes: number }>();
  return async <T>(network: string, work: (reserve: (bytes: number) => void) => Promise<T>): Promise<T> => {
    const formsOfNetwork = () => [...forms].filter((each) => each.network === network);
    const refuse = () =>
      new Refusal(503, 'unavailable', { message: `${forms.size} forms of ${sum(forms)} bytes are open` });
    if (forms.size >= MAX_FORMS || formsOfNetwork().length >= MAX_NETWORK_FORMS) throw refuse();
    const form = { network, bytes: 0 };
    forms.add(form);
    try {
      return await work((bytes) => {
        form.bytes += bytes;
        // Words always have room: photographs that fill the memory must not keep them out.
        if (form.bytes <= MAX_WORDS_BYTES) return;
        if (sum(forms) > MAX_BYTES || sum(formsOfNetwork()) > MAX_NETWORK_BYTES) throw refuse();
      });
    } finally {
      forms.delete(form);
    }
  };
}
