import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.ts';

/** A mail was not taken. */
export class MailError extends Error {
  /** Whether the server refuses this very mail, and would always. Otherwise it is worth another try. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** Resolves when the mail server has taken the mail; rejects with a {@link MailError}. */
export type SendMail = (mail: Mail) => Promise<void>;

/** @param smtpUrl such as `smtp://127.0.0.1:25` or `smtps://user:password@host` */
export function createSendMail(smtpUrl: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    ...encryptionFor(new URL(smtpUrl)),
    // What a visitor wrote must never be read as the name of a file.
    disableFileAccess: true,
    disableUrlAccess: true,
    // All of them end before the lease does (outbox.ts).
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return async (mail) => {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      throw mailErrorOf(error as Error & { code?: string; responseCode?: number });
    }
  };
}

/**
 * A password goes over an encrypted connection only, to a server whose certificate is valid. Without one, what the server
 * offers is taken, whoever made its certificate: where it offers nothing, the mail would go in clear.
 */
function encryptionFor({ protocol, password }: URL) {
  if (protocol === 'smtps:') return {};
  return password ? { requireTLS: true } : { tls: { rejectUnauthorized: false } };
}

/**
 * 5xx is for good (RFC 5321, 4.2.1), where it answers the mail or its addresses. In answer to anything earlier, such as a
 * password, the server refuses the shop and not the mail.
 */
function mailErrorOf({ message, code, responseCode = 0 }: Error & { code?: string; responseCode?: number }): MailError {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailError(message, isAboutMail && responseCode >= 500);
}
