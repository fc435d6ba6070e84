/* `npm run inquiries -- test`: sends an email to the shop as an inquiry is sent, and says what the mail server answered. */
import { join } from 'node:path';
import { readBuiltSite } from '../built-site.ts';
import { composeEmail } from './email.ts';
import { createMailer } from './send.ts';
import { readInquirySettings } from './settings.ts';

try {
  if (process.argv[2] !== 'test') throw new Error('Send a test email to the shop: npm run inquiries -- test');
  await sendTestEmail();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function sendTestEmail(): Promise<void> {
  const site = readBuiltSite(join(import.meta.dirname, '../../dist'), process.env);
  const { smtpUrl, mailTo, mailFrom } = readInquirySettings(process.env, site.email);
  const { host } = new URL(smtpUrl);
  const inquiry = {
    kind: 'signup' as const,
    name: 'Test',
    email: mailTo,
    phone: '',
    message: "This is a test of the site's forms. What visitors write arrives like this.",
    watches: [],
    details: {},
    locale: 'en' as const,
  };
  const submission = { inquiry, idempotencyKey: undefined, suspicion: undefined, photographs: [] };
  const facts = { from: mailFrom, to: mailTo, siteUrl: site.url, watchNames: site.watchNames };
  const mailer = createMailer(smtpUrl);
  console.log(`Sending a test email to ${mailTo} by ${host} ...`);
  try {
    await mailer.send(composeEmail(crypto.randomUUID(), submission, facts));
    console.log(`${host} took the email. If it does not arrive, look into the folder for spam.`);
  } catch (error) {
    throw new Error(`${host} did not take the email: ${(error as Error).message}`);
  } finally {
    mailer.close();
  }
}
