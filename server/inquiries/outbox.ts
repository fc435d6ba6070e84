import { composeMail, type MailAddresses } from './compose-mail.ts';
import type { Health } from './health.ts';
import type { StoredInquiry } from './inquiry.ts';
import { MailError, type SendMail } from './send-mail.ts';
import type { InquiryStore } from './store.ts';

/** Nobody else takes a mail meanwhile. Whoever took it and was stopped is waited for so long. */
const LEASE_MS = 2 * 60_000;

/** How often the outbox looks by itself for what is due. */
const LOOK_EVERY_MS = 15_000;

/** After the first failure, and never longer than the second; it doubles in between. */
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 60 * 60_000;

/** While the mail server does not answer, one mail tries it, no more often than this. */
const LONGEST_PAUSE_MS = 5 * 60_000;

interface OutboxOptions {
  /** Opens the store, or gives the open one. */
  store: () => Promise<InquiryStore>;
  send: SendMail;
  addresses: MailAddresses;
  health: Health;
  now: () => Date;
  log: (line: string) => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mails what is stored, each inquiry at least once: a mail is marked as sent after the mail server has taken it, so that it is
 * sent again, with the same Message-ID, if the server is stopped in between. It never gives up; only what the mail server
 * refuses for good is set aside.
 */
export function createOutbox({ store, send, addresses, health, now, log }: OutboxOptions) {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let failures = 0;
  let pausedUntil = new Date(0);

  /** Sends everything that is due; when the mail server fails, the rest waits. */
  async function run(): Promise<void> {
    const opened = await store();
    while (!isStopped && now() >= pausedUntil) {
      const inquiry = await opened.claimMail(now(), inMs(LEASE_MS));
      if (!inquiry) return;
      await deliver(opened, inquiry);
    }
  }

  async function deliver(opened: InquiryStore, inquiry: StoredInquiry): Promise<void> {
    try {
      await send(composeMail(inquiry, await opened.readPhotographs(inquiry.id), addresses));
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return error.isPermanent ? refuse(opened, inquiry, error) : postpone(opened, inquiry, error);
    }
    failures = 0;
    health.worked('mail');
    await opened.markMailSent(inquiry.id);
  }

  async function postpone(opened: InquiryStore, { id, mailAttempts }: StoredInquiry, { message }: MailError) {
    failures += 1;
    pausedUntil = inMs(delayAfter(failures, LONGEST_PAUSE_MS));
    log(`inquiries: mail of ${id} failed, try ${mailAttempts}: ${message}`);
    health.failed('mail', message);
    await opened.postponeMail(id, inMs(delayAfter(mailAttempts, LONGEST_DELAY_MS)), message);
  }

  async function refuse(opened: InquiryStore, { id }: StoredInquiry, { message }: MailError) {
    log(`inquiries: the mail server refuses ${id} for good, see "npm run inquiries -- show ${id}": ${message}`);
    await opened.refuseMail(id, message);
  }

  function inMs(milliseconds: number): Date {
    return new Date(now().getTime() + milliseconds);
  }

  /** Looks now for what is due; if it is looking already, once more after that. Resolves when there is nothing to do. */
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
