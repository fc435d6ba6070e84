import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { askedAgain, hashedFolders, headersFile, keptForGood, securityHeaders } from '../server/headers.ts';
import { contentTypes, unserved } from '../server/site-index.ts';
import { finishTexts } from './finish-texts.ts';
import { caddyfile } from './hosting/caddy.ts';
import { nginxConfiguration } from './hosting/nginx.ts';
import { headersOfPagesHosts, redirectsOfNetlify } from './hosting/pages-hosts.ts';

/** Files that are text; pictures and fonts are compressed already. */
const compressible = new Set(['.html', '.css', '.js', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

/** Where the site lies on a server, for the configurations that name a folder. */
const rootOnServer = '/var/www/coromandel/dist';

/**
 * Finishes the pages and writes a brotli and a gzip copy beside every text file, and the response headers of the built
 * site, for its own server and for other hosts (`dist/` and `hosting/`).
 */
export function preparedForServing(): AstroIntegration {
  return {
    name: 'prepared-for-serving',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name));
        const texts = files.filter((file) => compressible.has(extname(file)));
        const headers = securityHeaders(await finishTexts(dist, texts));
        writeFileSync(join(dist, headersFile), JSON.stringify(headers, null, 2));
        writeHosting(dist, headers, foldersWithErrorPage(files.map((file) => relative(dist, file))));
      },
    },
  };
}

/** The folders that hold a not-found page, the deepest first: `/de/catalog/`, `/de/`, `/`. */
function foldersWithErrorPage(files: string[]): string[] {
  const folders = files
    .filter((file) => /(^|\/)404\.html$/.test(file))
    .map((file) => `/${file.replace('404.html', '')}`);
  return folders.sort((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b, 'en'));
}

function writeHosting(dist: string, headers: Record<string, string>, folders: string[]): void {
  const site = {
    headers,
    hashedFolders,
    keptForGood,
    askedAgain,
    contentTypes,
    unserved: unserved.source,
    foldersWithErrorPage: folders,
  };
  writeFileSync(join(dist, '_headers'), headersOfPagesHosts(site));
  writeFileSync(join(dist, '_redirects'), redirectsOfNetlify(site));
  const hosting = join(dirname(dist), 'hosting');
  mkdirSync(hosting, { recursive: true });
  writeFileSync(join(hosting, 'nginx.conf'), nginxConfiguration(site, rootOnServer));
  writeFileSync(join(hosting, 'Caddyfile'), caddyfile(site, rootOnServer, 'coromandelwatch.example'));
}
