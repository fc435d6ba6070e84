import { createTransport } from 'nodemailer';
import { type Email, withoutPhotographs } from './email.ts';

/** How long a mail server may take, in milliseconds. */
const mailTimes = { connection: 10_000, silence: 60_000, inAll: 120_000 };

/** How often it is asked whether it takes our login, if nobody writes. */
const ASK_EVERY_MS = 5 * 60_000;

export type Mailer = ReturnType<typeof createMailer>;

/**
 * Sends emails by the shop's mail server, four at a time.
 *
 * @param smtpUrl such as `smtp://127.0.0.1:25` or `smtps://user:password@host`
 */
export function createMailer(smtpUrl: string, times = mailTimes) {
  const transport = createTransport({
    url: smtpUrl,
    ...encryptionFor(new URL(smtpUrl)),
    pool: true,
    maxConnections: 4,
    // A connection of its own for each, because a mail server may end one that is kept open just when it is used.
    maxMessages: 1,
    maxRequeues: 0,
    // What a visitor wrote must never be read as the name of a file.
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: times.connection,
    greetingTimeout: times.connection,
    socketTimeout: times.silence,
  });
  let isWell = true;
  let askedAt = 0;

  async function note<T>(answer: Promise<T>): Promise<T> {
    askedAt = Date.now();
    try {
      const taken = await answer;
      isWell = true;
      return taken;
    } catch (error) {
      isWell = false;
      throw error;
    }
  }

  /** Connects and signs in. @throws if that does not work */
  const verify = (): Promise<unknown> => note(Promise.race([transport.verify(), timeout(times.inAll)]));

  return {
    verify,
    /** Whether the mail server took the last email or our login. Asks it again if that is more than five minutes ago. */
    isWell: (): boolean => {
      if (Date.now() - askedAt > ASK_EVERY_MS) void verify().catch(() => undefined);
      return isWell;
    },
    /**
     * Resolves when the mail server has taken the email: with its photographs, or if it does not take them, the words alone.
     *
     * @throws if it has not, after two minutes at most
     */
    send: async (email: Email): Promise<void> => {
      const signal = AbortSignal.timeout(times.inAll);
      try {
        await note(transport.sendMail({ ...email, signal }));
      } catch (error) {
        if (email.attachments.length === 0 || !mayBeTheirSize(error)) throw error;
        await note(transport.sendMail({ ...withoutPhotographs(email), signal }));
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** Too large for the mailbox or the mail server, or it broke off. Nodemailer does not say at which command it broke off. */
function mayBeTheirSize(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode === 552 || responseCode === 554 || (!responseCode && /^E(CONNECTION|SOCKET)$/.test(code ?? ''));
}

/** What an error of the mail server says, without words of a visitor, which it may repeat. */
export function describeMailError(error: unknown): string {
  const { responseCode, code, command, name } = error as Record<string, unknown>;
  return [responseCode, code ?? name, command].filter(Boolean).join(' ');
}

function timeout(milliseconds: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  setTimeout(() => reject(new Error(`no answer in ${milliseconds / 1000} seconds`)), milliseconds).unref();
  return promise;
}

/**
 * A password goes over an encrypted connection only, to a server whose certificate is valid. Without one, the encryption that
 * the server offers is used, whoever signed its certificate: otherwise the email would not be encrypted at all.
 */
function encryptionFor({ protocol, password }: URL) {
  if (protocol === 'smtps:') return {};
  return password ? { requireTLS: true } : { tls: { rejectUnauthorized: false } };
}
