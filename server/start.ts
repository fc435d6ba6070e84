import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { ownInquiriesAreOn } from './inquiries-switch.ts';
import { requestLog } from './request-log.ts';
import { connectionLimits, connectionLimitsForUploads } from './site/connection-limits.ts';
import { headersFile } from './site/headers.ts';
import { createSiteApp } from './site/site-app.ts';
import { indexSite } from './site/site-index.ts';

/** The folder to serve may be named on the command line. */
const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
const port = readPort(process.env['PORT']);

if (!existsSync(join(dist, headersFile))) stop('The site is not built yet: run "npm start", or "npm run build" first.');

const headers = JSON.parse(readFileSync(join(dist, headersFile), 'utf8'));
const app = new Hono();
app.use(requestLog(console.log));
const site = createSiteApp({ files: indexSite(dist, headers), headers });
const inquiries = await startInquiries();
if (inquiries) app.route('/', inquiries.app);
app.route('/', site);

const serverOptions = inquiries ? connectionLimitsForUploads : connectionLimits;
const server = serve({ fetch: app.fetch, port, serverOptions }, () => {
  console.log(`Coromandel Watch House is at http://localhost:${port}`);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') stop(`Port ${port} is taken. Choose another, for instance: PORT=3001 npm start`);
  throw error;
});

/** Whoever stops a server kills it after ten seconds or more. What was answered with 202 is stored by then. */
const STOP_TIMEOUT_MS = 9000;

// Requests under way are answered and a mail on its way is sent, then the process ends; what hangs is not waited for.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    server.close(stopInquiries);
  });

async function stopInquiries() {
  await inquiries?.stop();
  process.exit(0);
}

/** What receives inquiries, where the shop switches it on; nothing of it is loaded otherwise. */
async function startInquiries() {
  try {
    if (!(await ownInquiriesAreOn())) return undefined;
    const { readConfiguration } = await import('./inquiries/configuration.ts');
    const { startInquiries: start } = await import('./inquiries/start-inquiries.ts');
    const page = (path: string) => site.request(path);
    return start({ configuration: readConfiguration(process.env), headers, page, log: console.log });
  } catch (error) {
    return stop((error as Error).message);
  }
}

function readPort(text = '3000'): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65535)
    stop(`PORT: expected a number from 1 to 65535, found "${text}"`);
  return number;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
