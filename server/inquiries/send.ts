import { createTransport, type NodemailerError } from 'nodemailer';
import { type Email, withoutPhotographs } from './email.ts';

/** How long a mail server may take, in milliseconds. */
const mailTimes = { connection: 10_000, silence: 60_000, inAll: 120_000 };

/** How often to check our login if no email is sent. */
const ASK_EVERY_MS = 5 * 60_000;

type Step = 'login' | 'email';

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
  /** What failed, and must succeed again. */
  const failing = new Set<Step>();
  let askedAt = 0;

  async function note<T>(step: Step, answer: Promise<T>): Promise<T> {
    askedAt = Date.now();
    try {
      const taken = await answer;
      // An email includes a login.
      for (const done of ['login', step] as const) failing.delete(done);
      return taken;
    } catch (error) {
      const failed = failedStep(step, error);
      if (failed) failing.add(failed);
      throw error;
    }
  }

  /** Connects and signs in. @throws if that fails */
  const verify = (): Promise<unknown> => note('login', transport.verify());

  async function deliver(email: Email): Promise<boolean> {
    const signal = AbortSignal.timeout(times.inAll);
    try {
      await transport.sendMail({ ...email, signal });
      return true;
    } catch (error) {
      if (email.attachments.length === 0 || !mayBePhotographs(error)) throw error;
      await transport.sendMail({ ...withoutPhotographs(email), signal });
      return false;
    }
  }

  return {
    verify,
    /** Whether emails are accepted, as far as we know. Checks the login if nothing was sent for five minutes. */
    isWell: (): boolean => {
      if (Date.now() - askedAt > ASK_EVERY_MS) void verify().catch(() => undefined);
      return failing.size === 0;
    },
    /**
     * Resolves when the mail server has accepted the email, or the words alone if it refuses the photographs: whether it took
     * all of it.
     *
     * @throws otherwise, after two minutes at most
     */
    send: (email: Email) => note('email', deliver(email)),
    close: () => transport.close({ force: true }),
  };
}

/**
 * What must succeed before all is well again: a refused sender or recipient, or silence after the login, shows only with the next
 * email. A refusal of the content is no failure, because any visitor can cause it.
 */
function failedStep(step: Step, error: unknown): Step | undefined {
  const { code, permanent, timeoutType } = error as NodemailerError;
  if (code === 'EABORT' || timeoutType === 'SOCKET_TIMEOUT') return step;
  if (code === 'EMESSAGE') return permanent ? undefined : 'email';
  return code === 'EENVELOPE' ? 'email' : 'login';
}

/** Whether the photographs may be the reason: the server refuses the email for good, or closes the connection without a word. */
function mayBePhotographs(error: unknown): boolean {
  const { responseCode = 0, code = '' } = error as NodemailerError;
  return [550, 552, 554].includes(responseCode) || (!responseCode && /^E(CONNECTION|SOCKET)$/.test(code));
}

/** Describes an error of the mail server, without its text, which may repeat a visitor's words. */
export function describeMailError(error: unknown): string {
  const { responseCode, code, command, name } = error as NodemailerError;
  return [responseCode, code ?? name, command].filter(Boolean).join(' ');
}

/**
 * A password needs an encrypted connection and a valid certificate. Without a password, any certificate will do: otherwise the
 * email would not be encrypted at all.
 */
function encryptionFor({ protocol, password }: URL) {
  if (protocol === 'smtps:') return {};
  return password ? { requireTLS: true } : { tls: { rejectUnauthorized: false } };
}
