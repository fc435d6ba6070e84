import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import type { Server } from '../../scripts/served-site.ts';

/**
 * Starts Debian's nginx with the configuration of docs/hosting.md.
 *
 * @param own the origin of the site's own server
 */
export async function startNginx(own: string): Promise<Server> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${documented('nginx', own).replace('listen 80', `listen ${port}`)}
}`,
  );
  return start('/usr/sbin/nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], port, folder);
}

/** Starts Debian's Caddy with the configuration of docs/hosting.md. See {@link startNginx}. */
export async function startCaddy(own: string): Promise<Server> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const site = documented('caddyfile', own).replace('your.domain', `:${port}`);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  const parameters = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return start('/usr/bin/caddy', parameters, port, folder);
}

/** The configuration that the owner is told to use, for another server of the site. */
function documented(language: string, own: string): string {
  const guide = readFileSync('docs/hosting.md', 'utf8');
  const [, configuration] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(guide) ?? [];
  if (!configuration?.includes('127.0.0.1:3000')) throw new Error(`the guide has no configuration in ${language}`);
  return configuration.replace('127.0.0.1:3000', new URL(own).host);
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
      !(await fetch(origin).then(
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
