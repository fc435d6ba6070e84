import type { SiteForHosts } from './site-for-hosts.ts';

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const cloudflareLimits = { rules: 100, lineLength: 2000 };

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. What may not be kept needs no rule: both hosts let browsers
 * ask again by themselves, and both join the values of a header that two rules give.
 *
 * @throws if it would go beyond what Cloudflare takes
 */
export function headersOfPagesHosts({ headers, hashedFolders, keptForGood }: SiteForHosts): string {
  const everywhere = ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
  const kept = hashedFolders.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${keptForGood}`]);
  const lines = [...everywhere, ...kept];
  const tooLong = lines.find((line) => line.length > cloudflareLimits.lineLength);
  if (tooLong) {
    throw new Error(
      `_headers: expected at most ${cloudflareLimits.lineLength} characters in "${tooLong.slice(0, 40)}…"`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** `_redirects` for Netlify: the nearest not-found page, which Cloudflare Pages finds by itself. */
export function redirectsOfNetlify({ foldersWithErrorPage }: SiteForHosts): string {
  return foldersWithErrorPage.map((folder) => `${folder}* ${folder}404 404\n`).join('');
}
