import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuiltSite, builtSiteFile } from '../server/built-site.ts';
import { editorFolder, editorPolicy, folderHeaders, securityHeaders } from '../server/site/headers.ts';
import { contentTypes, contentTypesByName, internalFiles } from '../server/site/site-index.ts';
import { nameWithYear } from '../src/content/describe/watch-name.ts';
import { ownEndpoint } from '../src/content/schema/inquiry-contract.ts';
import { readContent } from '../src/content/schema/read-content.ts';
import { formServiceOrigin, inquiriesEndpoint, inquiriesKeepDays, shop } from '../src/content/schema/shop.ts';
import { compressTexts } from './compress-texts.ts';
import { caddyfile } from './hosting/caddy.ts';
import { nginxConfiguration } from './hosting/nginx.ts';
import { headersOfPagesHosts, redirectsOfNetlify } from './hosting/pages-hosts.ts';
import { systemdUnit } from './hosting/systemd.ts';
import { readInlineCode } from './inline-code.ts';
import { siteUrl } from './site-url.ts';

/** Text files. Pictures and fonts are already compressed. */
const compressible = new Set(['.html', '.css', '.js', '.svg', '.json', '.xml', '.txt', '.webmanifest']);

/** The site's folder on a server, for the hosts' configurations. */
const projectOnServer = '/var/www/coromandel';
const rootOnServer = `${projectOnServer}/dist`;

/**
 * Writes a brotli and a gzip copy beside every text file, and the response headers for the site's own server (`dist/`) and
 * for other hosts (`dist/` and `hosting/`).
 */
export function preparedForServing(): AstroIntegration {
  return {
    name: 'prepared-for-serving',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => join(dist, name));
        await compressTexts(files.filter((file) => compressible.has(extname(file))));
        const headers = securityHeaders(readInlineCode(readPages(files)), {
          formService: formServiceOrigin(),
          httpsSubdomains: shop.httpsSubdomains,
        });
        writeFileSync(join(dist, builtSiteFile), JSON.stringify(describeSite(headers), null, 2));
        writeHosting(
          dist,
          headers,
          files.map((file) => relative(dist, file)),
        );
      },
    },
  };
}

function describeSite(headers: Record<string, string>): BuiltSite {
  const endpoint = inquiriesEndpoint();
  const { watches } = readContent('content', () => true);
  return {
    ...{ headers, url: siteUrl(process.env['SITE_URL']), endpoint, receivesInquiries: endpoint === ownEndpoint },
    ...{ keepDays: inquiriesKeepDays(), email: shop.email },
    watchNames: Object.fromEntries(watches.map((watch) => [watch.id, nameWithYear(watch)])),
  };
}

/** One page at a time, because the pages of a large catalogue do not fit into memory. */
function* readPages(files: string[]): Generator<string> {
  for (const file of files) if (file.endsWith('.html')) yield readFileSync(file, 'utf8');
}

/** The folders with a not-found page, the deepest first: `/de/catalog/`, `/de/`, `/`. */
function foldersWithErrorPage(files: string[]): string[] {
  const folders = files
    .filter((file) => /(^|\/)404\.html$/.test(file))
    .map((file) => `/${file.replace('404.html', '')}`);
  return folders.sort((a, b) => b.split('/').length - a.split('/').length || a.localeCompare(b, 'en'));
}

/** The folders of files: `/`, `/de/`, `/de/catalog/`. */
function foldersOf(files: string[]): string[] {
  return [...new Set(files.map((file) => `/${file.replace(/[^/]*$/, '')}`))].sort();
}

/** The files whose type differs from that of their extension, and their types. */
function typesByPath(files: string[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap((file) => {
      const type = contentTypesByName[basename(file)];
      return type ? [[`/${file}`, type]] : [];
    }),
  );
}

function writeHosting(dist: string, headers: Record<string, string>, files: string[]): void {
  const folders = foldersOf(files);
  const site = {
    url: siteUrl(process.env['SITE_URL']),
    ...headersByFolder(headers, folders),
    contentTypes,
    typesByPath: typesByPath(files),
    internalFiles: internalFiles.source,
    receivesInquiries: inquiriesEndpoint() === ownEndpoint,
    folders,
    foldersWithErrorPage: foldersWithErrorPage(files),
  };
  writeFileSync(join(dist, '_headers'), headersOfPagesHosts(site));
  writeFileSync(join(dist, '_redirects'), redirectsOfNetlify(site));
  const hosting = join(dirname(dist), 'hosting');
  mkdirSync(hosting, { recursive: true });
  writeFileSync(join(hosting, 'nginx.conf'), nginxConfiguration(site, rootOnServer));
  writeFileSync(join(hosting, 'Caddyfile'), caddyfile(site, rootOnServer));
  writeFileSync(join(hosting, 'coromandel.service'), systemdUnit(projectOnServer));
}

/** If the editor was built, the Content Security Policy depends on the folder. */
function headersByFolder(headers: Record<string, string>, folders: string[]) {
  if (!folders.includes(editorFolder)) return { headers, folderHeaders };
  const name = 'Content-Security-Policy';
  const { [name]: otherwise = '', ...others } = headers;
  return {
    headers: others,
    folderHeaders: [...folderHeaders, { name, folders: [editorFolder], value: editorPolicy, otherwise }],
  };
}
