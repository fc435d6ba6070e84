/*
 * Tests the configurations for other hosts with the real programs and the built site. They must give the same responses as
 * the site's server.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caddyfile } from '../../integrations/hosting/caddy.ts';
import { nginxConfiguration } from '../../integrations/hosting/nginx.ts';
import { type Server, serveSite } from '../../scripts/served-site.ts';
import { folderHeaders, securityHeaders } from '../../server/site/headers.ts';
import { temporarySite } from '../../server/site/site-fixture.ts';
import { contentTypes, internalFiles } from '../../server/site/site-index.ts';
import { dist } from '../built-site/built-pages.ts';
import { ask, startCaddy, startNginx } from './host-programs.ts';

const headers: Record<string, string> = JSON.parse(readFileSync(join(dist, 'server.json'), 'utf8')).headers;

/** One file of each folder with hashed names, as linked from the home page. */
const home = readFileSync(join(dist, 'index.html'), 'utf8');
const hashedFiles = ['/_astro/', '/images/sized/'].map((folder) => {
  const [file] = new RegExp(`${folder}[^" ]+`).exec(home) ?? [];
  if (!file) throw new Error(`the home page links to nothing in ${folder}`);
  return file;
});

const paths = [
  '/',
  '/catalog',
  '/catalog?brand=rolex',
  '/catalog/rolex-submariner-1967',
  '/de',
  '/ar/catalog',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/de/feed.xml',
  '/site.webmanifest',
  ...hashedFiles,
  '/images/hero.jpg',
  '/share/about.jpg',
  '/nowhere',
  '/catalog/no-such-watch',
  '/catalog/rolex-submariner-1967/more',
  '/de/catalog/keine/uhr',
  '/de/nirgends',
  '/de/catalog/keine-uhr',
  '/404',
  '/de/catalog/404',
  '/server.json',
  '/_headers',
  '/index.html.br',
  '/catalog/',
  '/catalog/?brand=rolex',
  '/catalog.html',
  '/de/index.html',
  '/de/',
  '/.git/config',
];

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s', (_name, startHost) => {
  let own: Server;
  let host: Server;

  beforeAll(async () => {
    own = await serveSite();
    host = await startHost(dist);
  }, 30_000);
  afterAll(() => Promise.all([own.stop(), host.stop()]));

  test.each(paths)("gives the same response to %s as the site's server", async (path) => {
    const compressed = { headers: { 'Accept-Encoding': 'br' } };
    const [expected, answer] = await Promise.all([
      ask(own.origin, path, compressed),
      ask(host.origin, path, compressed),
    ]);
    expect(answer.status).toBe(expected.status);
    expect(answer.headers.location).toBe(expected.headers.location);
    for (const name of Object.keys(headers)) expect(answer.headers[name.toLowerCase()], name).toBe(headers[name]);
    if (expected.status === 308) return;
    expect(answer.body === expected.body, 'the same bytes').toBe(true);
    for (const name of [
      'content-type',
      'content-encoding',
      ...folderHeaders.map((header) => header.name.toLowerCase()),
    ]) {
      expect(String(answer.headers[name]).toLowerCase(), name).toBe(String(expected.headers[name]).toLowerCase());
    }
  });

  test('answers 304 if the browser has the current version', async () => {
    const { headers: found } = await ask(host.origin, '/catalog');
    const again = await ask(host.origin, '/catalog', { headers: { 'If-None-Match': String(found['etag']) } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('sends gzip to clients without brotli', async () => {
    const { headers: found } = await ask(host.origin, '/catalog', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(found['content-encoding']).toBe('gzip');
    expect(found['vary']).toMatch(/accept-encoding/i);
  });

  test('rejects methods other than GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers: found } = await ask(host.origin, '/catalog', { method });
      expect([method, status, found['allow']]).toEqual([method, 405, 'GET, HEAD']);
    }
    expect((await ask(host.origin, '/catalog', { method: 'HEAD' })).status).toBe(200);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/images/..%2f..%2fpackage.json',
    '/%00',
  ])('does not leave its folder for %s', async (path) => {
    const { status, body } = await ask(host.origin, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('coromandel-watch-house');
  });

  test('does not reveal its version', async () => {
    const { headers: found } = await ask(host.origin, '/');
    expect(String(found['server'] ?? '')).not.toMatch(/\d/);
  });
});

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s beside the own server', (_name, startHost) => {
  test("passes only inquiries to the site's own server", async () => {
    const { dist: folder, remove } = temporarySite('/api/inquiries');
    const site = {
      url: 'https://shop.example',
      headers: securityHeaders({ scripts: [], styles: [] }),
      folderHeaders,
      contentTypes,
      typesByPath: {},
      internalFiles: internalFiles.source,
      receivesInquiries: true,
      folders: ['/'],
      foldersWithErrorPage: ['/'],
    };
    const hosting = join(folder, '../hosting');
    mkdirSync(hosting);
    writeFileSync(join(hosting, 'nginx.conf'), nginxConfiguration(site, '/var/www/coromandel/dist'));
    writeFileSync(join(hosting, 'Caddyfile'), caddyfile(site, '/var/www/coromandel/dist'));
    const own = await serveSite(folder, { DATA_DIR: join(folder, '../data'), TRUST_PROXY: '1' });
    const host = await startHost(folder, own.origin);
    const send = (path: string, body: BodyInit) =>
      fetch(new URL(path, host.origin), { method: 'POST', body, headers: { Accept: 'application/json' } });
    const words = new URLSearchParams({ kind: 'signup', name: 'Asha', email: 'asha@example.com' });
    const answer = await send('/api/inquiries', words);
    expect(answer.status).toBe(202);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    // Larger than nginx's default limit, like a photograph.
    expect((await send('/api/inquiries', new Blob([new Uint8Array(3_000_000)]))).status).toBe(415);
    expect((await send('/catalog', words)).status).toBe(405);
    expect(await (await fetch(new URL('/healthz', host.origin))).text()).toContain('SMTP_URL');
    await Promise.all([host.stop(), own.stop()]);
    remove();
  });
});

test("Caddy and nginx are configured for the site's domain", () => {
  const [, url = ''] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  const { origin, hostname } = new URL(url);
  const read = (name: string) => readFileSync(join(dist, '../hosting', name), 'utf8');
  expect(read('Caddyfile')).toContain(`\n${origin} {\n`);
  expect(read('nginx.conf')).toContain(` server_name ${hostname};\n`);
});
