import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { ownEndpoint } from '../src/contract/inquiries.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { createHttpServer } from './http-server.ts';
import { createInquiries } from './inquiries/inquiries.ts';
import { createMailer } from './inquiries/send.ts';
import { readInquirySettings } from './inquiries/settings.ts';
import { readSettings } from './settings.ts';
import { createSiteApp } from './site/site-app.ts';

/** The folder to serve is an optional argument. */
const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
const { HOST = '', PORT = '' } = readSettings(process.env);
const portNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(65535)
  .catch(() => fail(`PORT: expected a number from 0 to 65535, found "${PORT}"`));

// A full disk or a closed pipe loses lines of the log, and must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  start(readBuiltSite(dist, process.env), portNumber.parse(PORT));
} catch (error) {
  fail((error as Error).message);
}

function start(built: BuiltSite, port: number): void {
  const app = new Hono();
  if (built.endpoint === ownEndpoint) app.route('/', prepareInquiries(built));
  app.route('/', createSiteApp(dist));

  const { server, stop } = createHttpServer(getRequestListener(app.fetch), console.log);
  server.listen(port, HOST, () => {
    const host = HOST === '127.0.0.1' ? 'localhost' : HOST;
    const { port: own } = server.address() as AddressInfo;
    console.log(`The site is at http://${host.includes(':') ? `[${host}]` : host}:${own}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (server.listening) return console.error(error);
    if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Set PORT to another, such as 3001.`);
    fail(error.message);
  });

  // A second signal ends the process immediately.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  server.on('close', () => process.exit(0));
}

function prepareInquiries(built: BuiltSite): Hono {
  const { smtpUrl, ...settings } = readInquirySettings(process.env, built);
  const mailer = createMailer(smtpUrl);
  const { host } = new URL(smtpUrl);
  mailer.verify().then(
    () => console.log(`inquiries: mailed to ${settings.facts.to}; ${host} takes our login`),
    (error: Error) => console.log(`inquiries: ${host} does not take our login: ${error.message}`),
  );
  return createInquiries({ ...settings, mailer, log: console.log });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
