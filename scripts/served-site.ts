import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

/** A server of this machine, until stopped. */
export interface Server {
  /** Such as `http://localhost:4321`. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * A built site, served as the owner serves it, on a port of its own until stopped.
 *
 * @param folder where it was built
 */
export async function serveSite(folder = 'dist'): Promise<Server> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/start.ts', folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Its first line says that it listens.
  await Promise.race([
    once(server.stdout, 'data'),
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
