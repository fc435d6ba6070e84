import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuiltSite, builtSiteFile } from '../server/built-site.ts';
import { securityHeaders } from '../server/site/headers.ts';
import { nameWithYear } from '../src/content/describe/watch-name.ts';
import { ownEndpoint } from '../src/content/schema/inquiry-contract.ts';
import { readContent } from '../src/content/schema/read-content.ts';
import { formServiceOrigin, inquiriesEndpoint, inquiriesKeepDays, shop } from '../src/content/schema/shop.ts';
import { compressTexts } from './compress-texts.ts';
import { caddyfile } from './hosting/caddy.ts';
import { nginxConfiguration } from './hosting/nginx.ts';
import { headersOfPagesHosts, redirectsOfNetlify } from './hosting/pages-hosts.ts';
import { describeForHosts, type SiteForHosts } from './hosting/site-for-hosts.ts';
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
        const { watches } = readContent('content', () => true);
        const endpoint = inquiriesEndpoint();
        const site: BuiltSite = {
          headers,
          url: siteUrl(),
          endpoint,
          receivesInquiries: endpoint === ownEndpoint,
          keepDays: inquiriesKeepDays(),
          email: shop.email,
          watchNames: Object.fromEntries(watches.map((watch) => [watch.id, nameWithYear(watch)])),
        };
        writeFileSync(join(dist, builtSiteFile), JSON.stringify(site, null, 2));
        const paths = files.map((file) => relative(dist, file));
        writeHosting(dist, describeForHosts(site.url, site.receivesInquiries, headers, paths));
      },
    },
  };
}

/** One page at a time, because the pages of a large catalogue do not fit into memory. */
function* readPages(files: string[]): Generator<string> {
  for (const file of files) if (file.endsWith('.html')) yield readFileSync(file, 'utf8');
}

function writeHosting(dist: string, site: SiteForHosts): void {
  writeFileSync(join(dist, '_headers'), headersOfPagesHosts(site));
  writeFileSync(join(dist, '_redirects'), redirectsOfNetlify(site));
  const hosting = join(dirname(dist), 'hosting');
  mkdirSync(hosting, { recursive: true });
  writeFileSync(join(hosting, 'nginx.conf'), nginxConfiguration(site, rootOnServer));
  writeFileSync(join(hosting, 'Caddyfile'), caddyfile(site, rootOnServer));
  writeFileSync(join(hosting, 'coromandel.service'), systemdUnit(projectOnServer));
}
