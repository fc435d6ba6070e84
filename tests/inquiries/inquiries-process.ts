/* What receives, keeps and mails inquiries, as a process of its own without a site: for tests to kill. */
import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import { readConfiguration } from '../../server/inquiries/configuration.ts';
import { startInquiries } from '../../server/inquiries/start-inquiries.ts';

const { app } = startInquiries({
  configuration: readConfiguration(process.env),
  headers: {},
  page: () => new Response(null, { status: 404 }),
  log: (line) => console.error(line),
});
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' }, () => {
  console.log('listening');
  // The next one starts in half the time.
  flushCompileCache();
});
