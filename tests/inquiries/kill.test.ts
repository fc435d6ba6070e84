/*
 * A visitor whose form a kill of the server interrupted has no answer, and sends it again with its key: that is one email by its
 * `Message-ID`, even if the mail server had taken the first.
 */
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from '../../scripts/served-site.ts';
import { endpoint, formOf, words } from '../../server/inquiries/app-fixture.ts';
import { startMailServer } from '../../server/inquiries/smtp-fixture.ts';
import { temporarySite } from '../../server/site/site-fixture.ts';

test('a form that a kill interrupts is answered with 202 when it is sent again, and is one email', async () => {
  const site = temporarySite(endpoint);
  const mailServer = await startMailServer();
  onTestFinished(async () => {
    await mailServer.close();
    site.remove();
  });
  const start = () => serveSite(site.dist, { SMTP_URL: mailServer.url });
  const photograph = new Uint8Array([0xff, 0xd8, 0xff]);
  const send = (origin: string) =>
    fetch(`${origin}${endpoint}`, {
      method: 'POST',
      body: formOf({ ...words, kind: 'sell', key: 'k-1' }, [photograph]),
    });

  const killed = await start();
  // The mail server has the email, and has not said so.
  mailServer.refusalOf = () => {
    mailServer.refusalOf = () => undefined;
    process.kill(Number(killed.pid), 'SIGKILL');
    return undefined;
  };
  expect(await send(killed.origin).catch((error: Error) => error.message)).toBe('fetch failed');

  const server = await start();
  onTestFinished(server.stop);
  const answer = await send(server.origin);
  expect(answer.status).toBe(202);
  const { id } = await answer.json();
  const emails = await Promise.all(mailServer.mails.map((mail) => PostalMime.parse(mail)));
  expect(emails.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}@shop.example>`));
  expect(emails.map(({ attachments }) => attachments.length)).toEqual([1, 1]);
});
