import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.ts';

/** How long nothing may come from a mail server: it may take ten minutes to answer a mail (RFC 5321, 4.5.3.2.6). */
const SILENCE_MS = 10 * 60_000;

/** No mail takes longer, even if the mail server takes it a byte at a time. */
export const LONGEST_SEND_MS = 15 * 60_000;

export type Mailer = ReturnType<typeof createMailer>;

/**
 * Prepares a connection, which the first mail opens and the next ones use.
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
    // Once for a connection that the mail server ended between two mails. Otherwise the outbox tries again.
    maxRequeues: 1,
    // What a visitor wrote must never be read as the name of a file.
    disableFileAccess: true,
    disableUrlAccess: true,
    socketTimeout: SILENCE_MS * timeScale,
  });
  const timeout = () => AbortSignal.timeout(LONGEST_SEND_MS * timeScale);
  return {
    /** Connects and signs in, without a mail. @returns why that does not work */
    verify: (): Promise<string | undefined> => {
      const tooLong = once(timeout(), 'abort').then(() => Promise.reject(new Error('the mail server took too long')));
      return failureOf(Promise.race([transport.verify(), tooLong]));
    },
    /** @returns why the mail server has not taken the mail */
    send: (mail: Mail): Promise<string | undefined> => failureOf(transport.sendMail({ ...mail, signal: timeout() })),
    close: () => transport.close(),
  };
}

/**
 * A password goes over an encrypted connection only, to a server whose certificate is valid. Without one, the encryption that
 * the server offers is used, whoever signed its certificate: otherwise the mail would go in clear.
 */
function encryptionFor({ protocol, password }: URL) {
  if (protocol === 'smtps:') return {};
  return password ? { requireTLS: true } : { tls: { rejectUnauthorized: false } };
}

function failureOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: Error) => error.message,
  );
}
