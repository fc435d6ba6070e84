import type { Health } from '../http/health.ts';
import type { StoredInquiry } from '../inquiry.ts';
import { type InquiryStore, LONGEST_MAIL_DELAY_MS } from '../store/store.ts';
import { composeMail, type MailFacts } from './compose-mail.ts';
import { type MailConnection, MailError } from './send-mail.ts';

/** No other server takes the mail in this time. Longer than two tries of a mail can take, with its photographs and without. */
const LEASE_MS = 5 * 60_000;

/** How often the outbox looks for mails that are due, besides when it is woken. */
const LOOK_EVERY_MS = 15_000;

/** The delay after the first failure. It doubles with each. */
const FIRST_DELAY_MS = 60_000;

/** While the mail server itself fails, one mail tries it for all, no less often than this. */
const LONGEST_PAUSE_MS = 5 * 60_000;

interface OutboxOptions {
  store: InquiryStore;
  connect: () => MailConnection;
  facts: MailFacts;
  health: Health;
  now: () => Date;
  log: (line: string) => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mails what is stored, each inquiry at least once, and never gives up: a mail is marked as sent after the mail server has
 * taken it, so that it is sent again, with the same Message-ID, if the server is stopped in between.
 */
export function createOutbox({ store, connect, facts, health, now, log }: OutboxOptions) {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let failures = 0;
  let pausedUntil = new Date(0);

  /** Sends everything that is due, over one connection. */
  async function run(): Promise<void> {
    const connection = connect();
    try {
      while (!isStopped && !isPaused()) {
        const inquiry = await store.claimMail(now(), inMs(LEASE_MS));
        if (!inquiry) break;
        await deliver(connection, inquiry);
      }
    } finally {
      connection.close();
    }
    const failed = await store.failedMails();
    health.report('mail', failed && `${failed.count} not taken by the mail server, which says: ${failed.error}`);
  }

  async function deliver(connection: MailConnection, inquiry: StoredInquiry): Promise<void> {
    try {
      await send(connection, inquiry);
      failures = 0;
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      log(`inquiries: mail of ${inquiry.id} failed, try ${inquiry.mailAttempts}: ${error.message}`);
      if (!error.isRefusal) {
        failures += 1;
        pausedUntil = inMs(delayAfter(failures, LONGEST_PAUSE_MS));
      }
      const dueAt = inMs(delayAfter(inquiry.mailAttempts, LONGEST_MAIL_DELAY_MS));
      return store.postponeMail(inquiry.id, dueAt, error.message);
    }
    await store.markMailSent(inquiry.id);
  }

  /** If the mail server refuses the photographs, the words go without them. */
  async function send(connection: MailConnection, inquiry: StoredInquiry): Promise<void> {
    const photographs = await store.readPhotographs(inquiry.id);
    try {
      await connection.send(composeMail(inquiry, photographs, facts));
    } catch (error) {
      if (!(error instanceof MailError && error.isRefusal) || photographs.length === 0) throw error;
      await connection.send(composeMail(inquiry, [], facts));
    }
  }

  /** A longer pause was noted by a clock that was wrong. */
  function isPaused(): boolean {
    const left = pausedUntil.getTime() - now().getTime();
    return left > 0 && left <= LONGEST_PAUSE_MS;
  }

  function inMs(milliseconds: number): Date {
    return new Date(now().getTime() + milliseconds);
  }

  /** Looks now for what is due; if it is already looking, it looks again afterwards. Resolves when there is nothing to do. */
  function wake(): Promise<void> {
    isWoken = true;
    running ??= (async () => {
      while (isWoken && !isStopped) {
        isWoken = false;
        await run().catch((error) => log(`inquiries: ${(error as Error).message}`));
      }
      running = undefined;
    })();
    return running;
  }

  const timer = setInterval(wake, LOOK_EVERY_MS);
  return {
    wake,
    /** Resolves when the mail under way has ended. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** @param failures in a row, from 1 */
function delayAfter(failures: number, longest: number): number {
  return Math.min(longest, FIRST_DELAY_MS * 2 ** (failures - 1));
}
