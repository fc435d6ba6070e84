import type { Health } from '../http/health.ts';
import { type InquiryStore, LONGEST_MAIL_DELAY_MS, type StoredInquiry } from '../store/store.ts';
import { composeMail, type MailFacts } from './compose-mail.ts';
import type { MailConnection } from './send-mail.ts';

/** No other server takes the mail in this time. Longer than two tries of a mail can take, with its photographs and without. */
const LEASE_MS = 5 * 60_000;

/** How often the outbox looks for mails that are due, besides when it is woken. */
const LOOK_EVERY_MS = 15_000;

/** The delay after the first refusal, which doubles with each, and after each failure of the mail server itself. */
const FIRST_DELAY_MS = 60_000;

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

  /** Sends everything that is due, over one connection. While the mail server fails, one mail tries it for all. */
  async function run(): Promise<void> {
    const connection = connect();
    try {
      for (let isServing = true; isServing && !isStopped; ) {
        const inquiry = await store.claimMail(now(), inMs(LEASE_MS));
        if (!inquiry) break;
        isServing = await deliver(connection, inquiry);
      }
    } finally {
      connection.close();
    }
    const failed = await store.failedMails();
    health.report('mail', failed && `${failed.count} not taken by the mail server, which says: ${failed.error}`);
  }

  /** @returns whether the mail server works, even if it refuses this mail */
  async function deliver(connection: MailConnection, inquiry: StoredInquiry): Promise<boolean> {
    const { id, mailAttempts } = inquiry;
    const photographs = await store.readPhotographs(id);
    let failure = await connection.send(composeMail(inquiry, photographs, facts));
    // If the mail server refuses the photographs, the words go without them.
    if (failure?.isRefusal && photographs.length > 0) failure = await connection.send(composeMail(inquiry, [], facts));
    if (!failure) {
      await store.markMailSent(id);
      return true;
    }
    if (failure.isRefusal) log(`inquiries: mail of ${id} refused, try ${mailAttempts}: ${failure.message}`);
    const delay = failure.isRefusal ? FIRST_DELAY_MS * 2 ** (mailAttempts - 1) : FIRST_DELAY_MS;
    await store.postponeMail(id, inMs(Math.min(delay, LONGEST_MAIL_DELAY_MS)), failure.message);
    return failure.isRefusal;
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
