/*
 * `npm run inquiries -- test`: sends an email to the shop as the largest inquiry is sent, and says what the mail server answered.
 * The folder of the built site is an optional argument.
 */
import { join, resolve } from 'node:path';
import { MAX_PHOTOGRAPH_BYTES } from '../../src/contract/inquiries.ts';
import { readBuiltSite } from '../built-site.ts';
import { checkSubmission } from './check.ts';
import { composeEmail, inquiryId } from './email.ts';
import { createMailer } from './send.ts';
import { readInquirySettings } from './settings.ts';

/** As many bytes as an inquiry may have, so that a visitor's photographs are not the first to be refused. */
const photographs = Array.from({ length: 4 }, () => {
  const bytes = new Uint8Array(MAX_PHOTOGRAPH_BYTES);
  bytes.set([0xff, 0xd8, 0xff]);
  return bytes;
});

try {
  if (process.argv[2] !== 'test') throw new Error('Send a test email to the shop: npm run inquiries -- test');
  await sendTestEmail();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function sendTestEmail(): Promise<void> {
  const site = readBuiltSite(resolve(process.argv[3] ?? join(import.meta.dirname, '../../dist')), process.env);
  const { smtpUrl, facts } = readInquirySettings(process.env, site);
  const { host } = new URL(smtpUrl);
  const message =
    "This is a test of the site's forms, with as many bytes of photographs as a visitor may send. They show nothing.";
  const submission = checkSubmission({ kind: 'sell', name: 'Test', email: facts.from, message }, photographs, 'en');
  const mailer = createMailer(smtpUrl);
  console.log(`Sending a test email to ${facts.to} by ${host} ...`);
  const isComplete = await mailer
    .send(composeEmail(inquiryId(submission), submission, facts))
    .catch(({ message }: Error) => Promise.reject(new Error(`${host} did not take the email: ${message}`)))
    .finally(mailer.close);
  console.log(`${host} took the email. If it does not arrive, look into the folder for spam.`);
  if (!isComplete) console.log('It did not take 16 MB of photographs: raise its limit to 25 MB.');
}
