import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.ts';

/** No mail takes longer, whatever the mail server does. Shorter than the lease in outbox.ts. */
const SEND_TIMEOUT_MS = 90_000;

/** Why a mail was not taken. */
interface MailFailure {
  message: string;
  /** Whether the mail server refuses this mail, such as one that is too large. Otherwise the server itself has failed. */
  isRefusal: boolean;
}

export type MailConnection = ReturnType<typeof connectMail>;

/**
 * Prepares a connection, which the first mail opens and the next ones use.
 *
 * @param smtpUrl such as `smtp://127.0.0.1:25` or `smtps://user:password@host`
 */
export function connectMail(smtpUrl: string) {
  const transport = createTransport({
    url: smtpUrl,
    ...encryptionFor(new URL(smtpUrl)),
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    // What a visitor wrote must never be read as the name of a file.
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    /** @returns undefined if the mail server has taken the mail */
    send: async (mail: Mail): Promise<MailFailure | undefined> => {
      const ended = new AbortController();
      try {
        const isSent = await Promise.race([
          transport.sendMail(mail).then(() => true),
          wait(SEND_TIMEOUT_MS, false, { signal: ended.signal }),
        ]);
        if (isSent) return undefined;
        transport.close();
        return { message: `the mail server took longer than ${SEND_TIMEOUT_MS / 1000} seconds`, isRefusal: false };
      } catch (error) {
        return failureOf(error as SmtpError);
      } finally {
        ended.abort();
      }
    },
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

type SmtpError = Error & { code?: string; responseCode?: number };

/**
 * 5xx refuses the mail or its addresses (RFC 5321, 4.2.1); in answer to anything earlier, such as a password, it refuses the
 * shop.
 */
function failureOf({ message, code, responseCode = 0 }: SmtpError): MailFailure {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { message, isRefusal: isAboutMail && responseCode >= 500 };
}
