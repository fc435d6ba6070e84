import type { InquiryStore, StoredInquiry } from '../store/store.ts';
import { composeMail, type MailFacts } from './compose-mail.ts';
import { LONGEST_SEND_MS, type Mailer } from './send-mail.ts';

/** No other server takes the mail in this time. */
const LEASE_MS = LONGEST_SEND_MS + 5 * 60_000;

/** The delay after a failure, which doubles with each, up to the longest. */
const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 60 * 60_000;

/** Then the words go without photographs, whatever the failures were. */
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
 * After a failure the mail server is asked first whether it serves at all. If it does not, all mails wait; otherwise the mail
 * was to blame, and only that one waits.
 */
export function createOutbox({ store, mailer, facts, log, timeScale }: OutboxOptions) {
  /** Taken by the mail server, and not marked yet. */
  const taken = new Set<string>();
  let isServing = false;
  let failures = 0;
  let pausedUntil = 0;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;

  async function run(): Promise<void> {
    for (;;) {
      for (const id of taken) {
        await store.markMailSent(id);
        taken.delete(id);
      }
      if (isStopped || performance.now() < pausedUntil) return;
      const inquiry = await store.claimMail(LEASE_MS * timeScale);
      if (!inquiry) return;
      if (!isServing) isServing = await askServer(inquiry);
      if (isServing) isServing = await deliver(inquiry);
    }
  }

  /** @returns whether the mail server serves; otherwise the mail is given back, and all wait */
  async function askServer({ id }: StoredInquiry): Promise<boolean> {
    const problem = await mailer.verify();
    failures = problem === undefined ? 0 : failures + 1;
    if (problem === undefined) return true;
    pausedUntil = performance.now() + delayAfter(failures);
    await store.returnMail(id, problem);
    return false;
  }

  /** @returns whether the mail server took the mail */
  async function deliver(inquiry: StoredInquiry): Promise<boolean> {
    const { id, suspicion } = inquiry;
    const withPhotographs = !suspicion && inquiry.mailAttempts < TRIES_WITH_PHOTOGRAPHS;
    const photographs = withPhotographs ? await store.readPhotographs(id) : [];
    const problem = await mailer.send(composeMail(inquiry, photographs, facts));
    if (problem === undefined) {
      taken.add(id);
      return true;
    }
    const tries = inquiry.mailAttempts + 1;
    log(`inquiries: mail of ${id} not taken, try ${tries}: ${problem}`);
    await store.markMailRefused(id, problem, tries < TRIES ? delayAfter(tries) : undefined);
    return false;
  }

  function delayAfter(failures: number): number {
    return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS) * timeScale;
  }

  return {
    /** Sends what is due; if it is already sending, it looks again afterwards. Resolves when there is nothing to do. */
    wake: (): Promise<void> => {
      isWoken = true;
      running ??= (async () => {
        while (isWoken && !isStopped) {
          isWoken = false;
          await run().catch((error) => log(`inquiries: ${(error as Error).message}`));
        }
        running = undefined;
      })();
      return running;
    },
    /** Resolves when the mail under way has been taken or refused. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await running;
      mailer.close();
    },
  };
}
