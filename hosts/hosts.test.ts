/*
 * The configurations for other hosts, tried with the real programs on the real site: they must answer as the
 * site's own server does.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dist } from '../built-site/built-pages.ts';
import { freePort } from '../scripts/free-port.ts';
import { serveSite } from '../scripts/served-site.ts';

const rootOnServer = '/var/www/coromandel/dist';
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const headers: Record<string, string> = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8'));
const processes: ChildProcess[] = [];

afterAll(() => {
  for (const process of processes) process.kill();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** An answer as it comes, nothing followed or decoded. */
function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request({ port, path, ...options }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk) => chunks.push(chunk));
    response.on('end', () =>
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      }),
    );
  })
    .on('error', reject)
    .end();
  return promise;
}

/** Starts a program and waits until it answers. */
async function start(command: string, parameters: string[], port: number): Promise<number> {
  const program = spawn(command, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  processes.push(program);
  let complaint = '';
  program.stderr.on('data', (text) => {
    complaint += text;
  });
  const stopped = new Promise<never>((_, reject) => {
    program.once('error', reject);
    program.once('exit', () => reject(new Error(`${command} stopped: ${complaint}`)));
  });
  const answered = async () => {
    while (
      !(await ask(port, '/healthz').then(
        () => true,
        () => false,
      ))
    );
    return port;
  };
  return Promise.race([answered(), stopped]);
}

async function startNginx(): Promise<number> {
  const port = await freePort();
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replace('listen 80', `listen ${port}`)
    .replace(rootOnServer, resolve(dist));
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}`,
  );
  return start('/usr/sbin/nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], port);
}

async function startCaddy(): Promise<number> {
  const port = await freePort();
  const site = readFileSync('hosting/Caddyfile', 'utf8')
    .replace('coromandelwatch.example {', `:${port} {`)
    .replace(rootOnServer, resolve(dist));
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return start('/usr/bin/caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], port);
}

const addresses = [
  '/',
  '/catalog',
  '/catalog?brand=rolex',
  '/catalog/rolex-submariner-1967',
  '/de',
  '/ar/catalog',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/icon.svg',
  '/images/hero.jpg',
  '/nowhere',
  '/catalog/no-such-watch',
  '/de/nirgends',
  '/de/catalog/keine-uhr',
  '/404',
  '/de/catalog/404',
  '/headers.json',
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
  let port = 0;
  let own = 0;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const site = await serveSite();
    own = Number(new URL(site.origin).port);
    stop = site.stop;
    port = await startHost();
  }, 30_000);
  afterAll(() => stop());

  test.each(addresses)('answers %s as the own server does', async (path) => {
    const compressed = { headers: { 'Accept-Encoding': 'br' } };
    const [expected, answer] = await Promise.all([ask(own, path, compressed), ask(port, path, compressed)]);
    expect(answer.status).toBe(expected.status);
    expect(answer.headers.location).toBe(expected.headers.location);
    for (const name of Object.keys(headers)) expect(answer.headers[name.toLowerCase()], name).toBe(headers[name]);
    if (expected.status === 308) return;
    expect(answer.body === expected.body, 'the same bytes').toBe(true);
    for (const name of ['content-type', 'content-encoding', 'cache-control']) {
      expect(String(answer.headers[name]).toLowerCase(), name).toBe(String(expected.headers[name]).toLowerCase());
    }
  });

  test('keeps hashed files for good', async () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const files = ['/_astro/', '/fonts/', '/images/sized/'].map(
      (start) => html.match(new RegExp(`${start}[^" ]+`))?.[0] ?? '',
    );
    for (const file of files) {
      const { status, headers: found } = await ask(port, file);
      expect([file, status, found['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
    }
  });

  test('does not send again what a browser has', async () => {
    const { headers: found } = await ask(port, '/catalog');
    const again = await ask(port, '/catalog', { headers: { 'If-None-Match': String(found['etag']) } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('takes gzip for those without brotli', async () => {
    const { headers: found } = await ask(port, '/catalog', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(found['content-encoding']).toBe('gzip');
    expect(found['vary']).toMatch(/accept-encoding/i);
  });

  test('refuses what is neither GET nor HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers: found } = await ask(port, '/catalog', { method });
      expect([method, status, found['allow']]).toEqual([method, 405, 'GET, HEAD']);
    }
    expect((await ask(port, '/catalog', { method: 'HEAD' })).status).toBe(200);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/images/..%2f..%2fpackage.json',
    '/%00',
  ])('lets nobody out of the folder by %s', async (path) => {
    const { status, body } = await ask(port, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('coromandel-watch-house');
  });

  test('does not say what it is', async () => {
    const { headers: found } = await ask(port, '/');
    expect(String(found['server'] ?? '')).not.toMatch(/\d/);
  });
});
