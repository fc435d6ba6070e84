import type { Configuration } from './configuration.ts';
import { createHealth } from './http/health.ts';
import { createInquiriesApp } from './http/inquiries-app.ts';
import { createOutbox } from './mail/outbox.ts';
import { connectMail } from './mail/send-mail.ts';
import { openStore } from './store/store.ts';

/** How often inquiries that have been kept long enough are deleted. */
const RETENTION_EVERY_MS = 6 * 60 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

interface StartOptions {
  configuration: Configuration;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** The site's own pages. */
  page: (path: string) => Response | Promise<Response>;
  log: (line: string) => void;
}

/**
 * Prepares what receives, keeps and mails inquiries. A database that can't be opened keeps no page from being served: it is
 * tried again with each inquiry.
 */
export async function prepareInquiries({ configuration, headers, page, log }: StartOptions) {
  const { smtpUrl, mailFrom, mailTo, siteUrl, watchNames, keepDays } = configuration;
  const now = () => new Date();
  const health = createHealth(log);
  const store = await openStore(configuration.store);
  let outbox: ReturnType<typeof createOutbox> | undefined;
  let retention: NodeJS.Timeout | undefined;

  /** A mail that was never sent is kept, whatever the clock says. */
  async function deleteOld(): Promise<void> {
    try {
      const end = new Date(now().getTime() - keepDays * DAY_MS);
      const count = await store.removeBefore(end, smtpUrl ? 'mailed' : 'all');
      if (count > 0) log(`inquiries: ${count} deleted, kept for ${keepDays} days`);
    } catch (error) {
      log(`inquiries: the database can't be used: ${(error as Error).message}`);
    }
  }

  const app = createInquiriesApp({
    ...configuration,
    store,
    health,
    now,
    log,
    headers,
    page,
    wakeOutbox: () => outbox?.wake(),
  });
  return {
    app,
    /** Begins to mail, once the server listens: another server of the same database may run until then. */
    start: async (): Promise<void> => {
      log(`inquiries: kept in ${describeStore(configuration)}, ${smtpUrl ? `mailed to ${mailTo}` : 'not mailed'}`);
      if (!smtpUrl) health.report('mail', 'off, because SMTP_URL is "none"');
      retention = setInterval(deleteOld, RETENTION_EVERY_MS);
      await deleteOld();
      if (!smtpUrl) return;
      // A SQLite file belongs to one server: a mail that was under way when it was stopped is nobody's now.
      if (!configuration.store.databaseUrl) await store.retryMail(now()).catch(() => 0);
      const facts = { from: mailFrom, to: mailTo, siteUrl, watchNames };
      outbox = createOutbox({ store, connect: () => connectMail(smtpUrl), facts, health, now, log });
      outbox.wake();
    },
    /** Resolves when the mail under way has ended and the database is closed. */
    stop: async (): Promise<void> => {
      clearInterval(retention);
      await outbox?.stop();
      await store.close();
    },
  };
}

function describeStore({ store: { databaseUrl, dataDir } }: Configuration): string {
  // Without user and password.
  return databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : `${dataDir}/inquiries.sqlite`;
}
