import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ownServer } from '../../integrations/hosting/site-for-hosts.ts';
import { freePort } from '../../scripts/free-port.ts';
import type { Server } from '../../scripts/served-site.ts';

const rootOnServer = '/var/www/coromandel/dist';

/** A response, without following redirects or decoding. */
export interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends a request. */
export function ask(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  // The path is a separate option, because `..` in a URL would be resolved before sending.
  request({ port: new URL(origin).port, path, ...options }, (response) => {
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

/**
 * Starts Debian's nginx with the configuration that the build wrote.
 *
 * @param dist the folder of the built site, beside the folder `hosting` with its configurations
 * @param own the origin of the site's own server, to which inquiries are passed
 */
export async function startNginx(dist: string, own = `http://${ownServer}`): Promise<Server> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = readFileSync(join(dist, '../hosting/nginx.conf'), 'utf8')
    .replace('listen 80', `listen ${port}`)
    .replaceAll(ownServer, new URL(own).host)
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
  return start('/usr/sbin/nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], port, folder);
}

/** Starts Debian's Caddy with the configuration that the build wrote. See {@link startNginx}. */
export async function startCaddy(dist: string, own = `http://${ownServer}`): Promise<Server> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const site = readFileSync(join(dist, '../hosting/Caddyfile'), 'utf8')
    .replace(/^https?:.* \{$/m, `:${port} {`)
    .replaceAll(ownServer, new URL(own).host)
    .replace(rootOnServer, resolve(dist));
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const parameters = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return start('/usr/bin/caddy', parameters, port, folder);
}

/** Starts a program and waits until it responds. Its folder is deleted when it is stopped. */
async function start(command: string, parameters: string[], port: number, folder: string): Promise<Server> {
  const origin = `http://localhost:${port}`;
  const program = spawn(command, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
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
      !(await ask(origin, '/healthz').then(
        () => true,
        () => false,
      ))
    );
  };
  await Promise.race([answered(), stopped]);
  // From here on, the program may stop.
  stopped.catch(() => undefined);
  const stop = async () => {
    program.kill();
    await once(program, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { origin, stop };
}
