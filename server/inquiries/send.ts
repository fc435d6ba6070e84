import { createTransport } from 'nodemailer';
import { type Email, withoutPhotographs } from './email.ts';

/** How long a mail server may take, in milliseconds. */
const mailTimes = { connection: 10_000, silence: 60_000, inAll: 120_000 };

/** How often to check our login if no email is sent. */
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
    // One connection for each email: a mail server may close an idle connection just when we use it.
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

  /** Connects and signs in. @throws if that fails */
  const verify = (): Promise<unknown> => note(Promise.race([transport.verify(), timeout(times.inAll)]));

  return {
    verify,
    /** Whether the mail server accepted the last email or login. Checks again if that was more than five minutes ago. */
    isWell: (): boolean => {
      if (Date.now() - askedAt > ASK_EVERY_MS) void verify().catch(() => undefined);
      return isWell;
    },
    /**
     * Resolves when the mail server has accepted the email, or the words alone if it refuses the photographs.
     *
     * @throws otherwise, after two minutes at most
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

/** Whether the photographs may be too large: the server says so, or closes the connection at a command that we do not know. */
function mayBeTheirSize(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode === 552 || responseCode === 554 || (!responseCode && /^E(CONNECTION|SOCKET)$/.test(code ?? ''));
}

/** Describes an error of the mail server, without its text, which may repeat a visitor's words. */
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
 * A password needs an encrypted connection and a valid certificate. Without a password, any certificate will do: otherwise the
 * email would not be encrypted at all.
 */
function encryptionFor({ protocol, password }: URL) {
  if (protocol === 'smtps:') return {};
  return password ? { requireTLS: true } : { tls: { rejectUnauthorized: false } };
}
