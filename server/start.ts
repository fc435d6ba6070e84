import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { connectionLimits, connectionLimitsForUploads } from './connection-limits.ts';
import { requestLog } from './request-log.ts';
import { readSettings } from './settings.ts';
import { siteHeaders } from './site/headers.ts';
import { createSiteApp } from './site/site-app.ts';

/** How long requests under way have after a stop. What was answered with 202 is stored. */
const STOP_TIMEOUT_MS = 9000;

/** The folder to serve may be named on the command line. */
const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
const { HOST = '', PORT = '' } = readSettings(process.env);

try {
  await start(readBuiltSite(dist, process.env), readPort(PORT));
} catch (error) {
  stop((error as Error).message);
}

async function start(built: BuiltSite, port: number): Promise<void> {
  const app = new Hono();
  app.use(requestLog(console.log));
  const inquiries = built.receivesInquiries ? await prepareInquiries(built) : undefined;
  if (inquiries) app.route('/', inquiries.app);
  app.route('/', createSiteApp(dist));

  const serverOptions = inquiries ? connectionLimitsForUploads : connectionLimits;
  const server = serve({ fetch: app.fetch, port, hostname: HOST, serverOptions }, () => {
    console.log(`Coromandel Watch House is at http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${port}`);
    inquiries?.start();
  });

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') stop(`Port ${port} is taken. Choose another, for instance: PORT=3001 npm start`);
    stop(error.message);
  });

  // Pages are served until the email under way is sent. Then requests under way are answered, unless they hang. A second signal
  // ends the process at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await inquiries?.stopMailing();
      setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
      server.close(async () => {
        await inquiries?.close();
        process.exit(0);
      });
    });
}

/** Loads what receives inquiries only if the forms send them here. */
async function prepareInquiries(site: BuiltSite) {
  const { readConfiguration } = await import('./inquiries/configuration.ts');
  const configuration = readConfiguration(process.env, site.email);
  const { prepareInquiries: prepare } = await import('./inquiries/start-inquiries.ts');
  return prepare({ configuration, site, headers: siteHeaders, log: console.log });
}

function readPort(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65535)
    throw new Error(`PORT: expected a number from 1 to 65535, found "${text}"`);
  return number;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
