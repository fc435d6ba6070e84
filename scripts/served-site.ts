import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A running server. */
export interface Server {
  /** Such as `http://localhost:4321`. */
  origin: string;
  stop: () => Promise<void>;
}

/** Tests must not send inquiries to the owner's endpoint or mail server: nothing listens on port 9. */
const ownSettings = {
  HOST: '127.0.0.1',
  PORT: '0',
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
  folder: string,
  variables: Record<string, string> = {},
): Promise<Server & { pid: number | undefined }> {
  const server = spawn(process.execPath, ['server/start.ts', folder], {
    env: { ...process.env, ...ownSettings, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (!origin) continue;
    server.stdout.resume();
    return {
      origin,
      pid: server.pid,
      stop: async () => {
        server.kill();
        await once(server, 'exit');
      },
    };
  }
  throw new Error('the server did not start');
}
