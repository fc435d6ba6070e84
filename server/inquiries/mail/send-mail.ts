import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.ts';

/** How long a mail server may be silent: ten minutes after an email (RFC 5321, 4.5.3.2.6). */
const SILENCE_MS = 10 * 60_000;

/** No email takes longer, even if the mail server takes it a byte at a time. */
export const LONGEST_SEND_MS = 15 * 60_000;

export type Mailer = ReturnType<typeof createMailer>;

/**
 * Prepares a connection, which the first email opens and the next ones use.
 *
 * @param smtpUrl such as `smtp://127.0.0.1:25` or `smtps://user:password@host`
 * @param timeScale 1, or less for tests
 */
export function createMailer(smtpUrl: string, timeScale = 1) {
  const transport = createTransport({
    url: smtpUrl,
    ...encryptionFor(new URL(smtpUrl)),
    pool: true,
    maxConnections: 1,
    // Once for a connection that the mail server ended between two emails. Otherwise the outbox tries again.
    maxRequeues: 1,
    // What a visitor wrote must never be read as the name of a file.
    disableFileAccess: true,
    disableUrlAccess: true,
    socketTimeout: SILENCE_MS * timeScale,
  });
  return {
    /** Connects and signs in. @throws if that does not work */
    verify: () =>
      Promise.race([
        transport.verify(),
        wait(LONGEST_SEND_MS * timeScale, undefined, { ref: false }).then(() => {
          throw new Error('no answer in fifteen minutes');
        }),
      ]),
    /** @throws if the mail server has not taken the email */
    send: (mail: Mail) => transport.sendMail({ ...mail, signal: AbortSignal.timeout(LONGEST_SEND_MS * timeScale) }),
    close: () => transport.close(),
  };
}

/**
 * A password goes over an encrypted connection only, to a server whose certificate is valid. Without one, the encryption that
 * the server offers is used, whoever signed its certificate: otherwise the email would not be encrypted at all.
 */
function encryptionFor({ protocol, password }: URL) {
  if (protocol === 'smtps:') return {};
  return password ? { requireTLS: true } : { tls: { rejectUnauthorized: false } };
}
