import { headersOfPath } from '../../server/site/headers.ts';
import { isForChildrenOnly, type SiteForHosts } from './site-for-hosts.ts';

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const cloudflareLimits = { rules: 100, lineLength: 2000 };

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Where two rules give the same header, these hosts join the
 * values. So each folder has a rule of its own, and no two rules that fit a path share a header: `:file` matches one
 * part of a path. Sources: the page above, https://docs.netlify.com/manage/routing/headers/
 *
 * @throws if it would go beyond what Cloudflare takes
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

/** `_redirects` for Netlify: the nearest not-found page, which Cloudflare Pages finds by itself. */
export function redirectsOfNetlify({ foldersWithErrorPage }: SiteForHosts): string {
  return foldersWithErrorPage
    .map((folder) => `${folder}${isForChildrenOnly(folder) ? ':name' : '*'} ${folder}404 404\n`)
    .join('');
}
