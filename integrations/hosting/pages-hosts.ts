import { headersOfPath } from '../../server/site/headers.ts';
import { isForChildrenOnly, type SiteForHosts } from './site-for-hosts.ts';

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const cloudflareLimits = { rules: 100, lineLength: 2000 };

/**
 * `_headers` for Netlify and Cloudflare Pages. If two rules set the same header, these hosts join the values. So each folder
 * has its own rule, and no two rules that match a path set the same header: `:file` matches one segment of a path.
 * Sources: the page above, https://docs.netlify.com/manage/routing/headers/
 *
 * @throws if it exceeds Cloudflare's limits
 */
export function headersOfPagesHosts({ headers, folderHeaders, folders, typesByPath }: SiteForHosts): string {
  const rules = [
    rule('/*', headers),
    rule('/', headersOfPath('/', folderHeaders)),
    ...folders.map((folder) => rule(`${folder}:file`, headersOfPath(folder, folderHeaders))),
    ...Object.entries(typesByPath).map(([path, type]) => rule(path, { 'Content-Type': type })),
  ];
  const tooLong = rules.flat().find((line) => line.length > cloudflareLimits.lineLength);
  if (tooLong) {
    throw new Error(
      `_headers: expected at most ${cloudflareLimits.lineLength} characters in "${tooLong.slice(0, 40)}…"`,
    );
  }
  if (rules.length > cloudflareLimits.rules) {
    throw new Error(`_headers: expected at most ${cloudflareLimits.rules} rules, found ${rules.length}`);
  }
  return `${rules.flat().join('\n')}\n`;
}

function rule(path: string, headers: Record<string, string>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/** `_redirects` for Netlify: the nearest not-found page. Cloudflare Pages does not need it. */
export function redirectsOfNetlify({ foldersWithErrorPage }: SiteForHosts): string {
  return foldersWithErrorPage
    .map((folder) => `${folder}${isForChildrenOnly(folder) ? ':name' : '*'} ${folder}404 404\n`)
    .join('');
}
