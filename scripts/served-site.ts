import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** A running server. */
export interface Server {
  /** Such as `http://localhost:4321`. */
  origin: string;
  stop: () => Promise<void>;
}

/** Tests must not send inquiries to the owner's endpoint or mail server: nothing listens on port 9. */
const ownSettings = {
  HOST: '127.0.0.1',
  INQUIRIES_ENDPOINT: '',
  SITE_URL: '',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

/**
 * Serves a built site with the site's server, on a free port.
 *
 * @param folder of the built site
 * @param variables additional environment variables of the server
 */
export async function serveSite(
  folder = 'dist',
  variables: Record<string, string> = {},
  tries = 3,
): Promise<Server & { pid: number | undefined }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/start.ts', folder], {
    env: { ...process.env, ...ownSettings, ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes('http://localhost')) continue;
    server.stdout.resume();
    return {
      origin: `http://localhost:${port}`,
      pid: server.pid,
      stop: async () => {
        server.kill();
        await once(server, 'exit');
      },
    };
  }
  // Another program may have taken the port meanwhile.
  if (tries > 1) return serveSite(folder, variables, tries - 1);
  throw new Error('the server did not start');
}
