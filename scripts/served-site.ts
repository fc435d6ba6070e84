import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from './free-port.ts';
import { siteFolder } from './site-folder.ts';

/** A server of this machine, until stopped. */
export interface Server {
  /** Such as `http://localhost:4321`. */
  origin: string;
  stop: () => Promise<void>;
}

/** What the owner has switched on must not receive what tests send. */
const ownSettings = {
  ...{ HOST: '127.0.0.1', INQUIRIES_ENDPOINT: '', INQUIRIES_KEEP_DAYS: '', SITE_URL: '' },
  ...{ SMTP_URL: 'none', DATABASE_URL: '', DATA_DIR: '.cache/test-data' },
};

/**
 * A built site, served as the owner serves it, on a port of its own until stopped.
 *
 * @param folder where it was built
 * @param variables of the server's environment, beside this process's own
 */
export async function serveSite(folder = siteFolder, variables: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/start.ts', folder], {
    env: { ...process.env, ...ownSettings, ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    listens(server.stdout),
    once(server, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  server.stdout.resume();
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** Resolves when a server says where it is to be found. */
function listens(output: Readable): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  output.on('data', (text) => String(text).includes('http://localhost') && resolve());
  return promise;
}
