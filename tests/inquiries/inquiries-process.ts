/* Receives, stores and mails inquiries in a separate process without a site, for tests to kill. */
import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import { readConfiguration } from '../../server/inquiries/configuration.ts';
import { prepareInquiries } from '../../server/inquiries/start-inquiries.ts';
import { builtSite } from '../../server/site/site-fixture.ts';

const configuration = readConfiguration(process.env, builtSite.email);
const inquiries = await prepareInquiries({
  configuration: { ...configuration, timeScale: Number(process.env['TIME_SCALE'] ?? 1) },
  site: builtSite,
  headers: {},
  log: (line) => console.error(line),
});
serve({ fetch: inquiries.app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' }, async () => {
  await inquiries.start();
  console.log('listening');
  // Makes the next process start faster.
  flushCompileCache();
});
