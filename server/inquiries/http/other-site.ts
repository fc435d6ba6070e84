interface Site {
  /** The public URL of the site. */
  url: string;
  /** Whether what a proxy says of the host counts. */
  trustProxy: boolean;
}

/**
 * Whether a page of another site sent this: its form could fill the shop's mailbox with the visitors of that site. What is not
 * sent by a browser has no `Origin`.
 */
export function isFromOtherSite(headers: Headers, { url, trustProxy }: Site): boolean {
  const origin = headers.get('Origin');
  if (origin === null) return headers.get('Sec-Fetch-Site') === 'cross-site';
  const host = (trustProxy ? headers.get('X-Forwarded-Host') : null) ?? headers.get('Host');
  return origin !== new URL(url).origin && URL.parse(origin)?.host !== host;
}
