/* Receives and mails inquiries in a separate process without a site, for tests to kill. */
import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import { facts } from '../../server/inquiries/app-fixture.ts';
import { createInquiries } from '../../server/inquiries/inquiries.ts';
import { createMailer } from '../../server/inquiries/send.ts';

const mailer = createMailer(String(process.env['SMTP_URL']));
const app = createInquiries({ facts, mailer, perClient: 1_000_000, proxies: 0, headers: {}, log: console.error });
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' }, () => {
  console.log('listening');
  // Makes the next process start faster.
  flushCompileCache();
});
