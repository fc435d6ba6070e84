import type { InquiryStore } from '../store/store.ts';
import { composeMail, type MailFacts } from './compose-mail.ts';
import { LONGEST_SEND_MS, type Mailer } from './send-mail.ts';

/** No other server takes the email in this time. */
const LEASE_MS = LONGEST_SEND_MS + 5 * 60_000;

/** The delay after a failure, which doubles with each, up to the longest. */
const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 60 * 60_000;

/** Then the words are sent without photographs, whatever the failures were. */
const TRIES_WITH_PHOTOGRAPHS = 2;

/** A week: after 1, 2, 4, 8, 16 and 32 minutes, then hourly. */
const TRIES = 6 + 7 * 24;

interface OutboxOptions {
  store: InquiryStore;
  mailer: Mailer;
  facts: MailFacts;
  log: (line: string) => void;
  /** 1, or less for tests. */
  timeScale: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mails what is stored, one after the other. What the mail server has taken is marked as sent; if this server is stopped in
 * between, it is sent again, with the same Message-ID.
 *
 * Unless the mail server has just taken an email, it is asked first whether it can be used at all. If not, all emails wait. So an
 * email that is refused is itself to blame, and waits alone.
 */
export function createOutbox({ store, mailer, facts, log, timeScale }: OutboxOptions) {
  /** The id of an inquiry whose email the mail server has taken, until that is stored. */
  let taken: string | undefined;
  let isServing = false;
  let failures = 0;
  let pausedUntil = 0;
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    for (;;) {
      if (taken) await store.markMailSent(taken);
      taken = undefined;
      if (isStopped || performance.now() < pausedUntil) return;
      if (isServing) isServing = await deliverNext();
      else if (await store.isMailDue()) await askServer();
      else return;
    }
  }

  async function askServer(): Promise<void> {
    try {
      await mailer.verify();
      isServing = true;
      failures = 0;
    } catch (error) {
      failures += 1;
      pausedUntil = performance.now() + delayAfter(failures);
      await store.markMailServerFailed((error as Error).message);
    }
  }

  /** @returns whether the mail server took an email */
  async function deliverNext(): Promise<boolean> {
    const inquiry = await store.claimMail(LEASE_MS * timeScale);
    if (!inquiry) return false;
    const { id, suspicion, mailAttempts } = inquiry;
    const withPhotographs = !suspicion && mailAttempts < TRIES_WITH_PHOTOGRAPHS;
    const photographs = withPhotographs ? await store.readPhotographs(id) : [];
    try {
      await mailer.send(composeMail(inquiry, photographs, facts));
      taken = id;
      return true;
    } catch (error) {
      const tries = mailAttempts + 1;
      const { message } = error as Error;
      log(`inquiries: email of ${id} not taken, try ${tries}: ${message}`);
      await store.markMailRefused(id, message, tries < TRIES ? delayAfter(tries) : undefined);
      return false;
    }
  }

  function delayAfter(failures: number): number {
    return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS) * timeScale;
  }

  return {
    /** Sends what is due, unless that is under way. Resolves when there is nothing to do. */
    wake: (): Promise<void> => {
      running ??= run()
        .catch((error) => log(`inquiries: ${(error as Error).message}`))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    /** Resolves when the email under way has been taken or refused. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await running;
      mailer.close();
    },
  };
}
