import type { Hono } from 'hono';
import type { Configuration } from './configuration.ts';
import { createHealth } from './health.ts';
import { createInquiriesApp } from './inquiries-app.ts';
import { openStore } from './open-store.ts';
import { createOutbox } from './outbox.ts';
import { deleteExpired } from './retention.ts';
import { createSendMail } from './send-mail.ts';
import type { InquiryStore } from './store.ts';

/** How often it is looked for what was kept long enough. */
const RETENTION_EVERY_MS = 6 * 60 * 60_000;

interface StartOptions {
  configuration: Configuration;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** The site's own pages. */
  page: (path: string) => Response | Promise<Response>;
  log: (line: string) => void;
}

/** What receives, keeps and mails inquiries. */
export interface Inquiries {
  app: Hono;
  /** Resolves when the mail under way has ended and the database is closed. */
  stop(): Promise<void>;
}

/** Starts it. A database that can't be opened does not keep the site from being served: it is tried again with each inquiry. */
export function startInquiries({ configuration, headers, page, log }: StartOptions): Inquiries {
  const { smtpUrl, mailFrom, mailTo, siteUrl } = configuration;
  const now = () => new Date();
  const health = createHealth({ now, log });
  const store = openOnce(async () => {
    const opened = await openStore(configuration.store);
    // A SQLite file belongs to one server, and what it was at when it was stopped is nobody's now.
    if (!configuration.store.databaseUrl) await opened.endLeases();
    return opened;
  });
  const outbox = smtpUrl
    ? createOutbox({
        ...{ store, health, now, log, send: createSendMail(smtpUrl) },
        addresses: { from: mailFrom, to: mailTo, siteUrl },
      })
    : undefined;
  const deleteOld = () =>
    store()
      .then((opened) => deleteExpired(opened, now(), configuration.keepDays, log))
      .catch((error) => log(`inquiries: the database can't be used: ${error.message}`));
  const timer = setInterval(deleteOld, RETENTION_EVERY_MS);
  const app = createInquiriesApp({
    ...{ store, health, now, log, headers, page, siteUrl },
    ...{ trustProxy: configuration.trustProxy, limits: configuration.limits },
    wakeOutbox: () => outbox?.wake(),
  });
  log(
    `inquiries: kept in ${describeStore(configuration)}, ${smtpUrl ? `mailed to ${mailTo}` : 'not mailed: SMTP_URL is not set'}`,
  );
  deleteOld().then(() => outbox?.wake());
  return {
    app,
    stop: async () => {
      clearInterval(timer);
      await outbox?.stop();
      await store.close();
    },
  };
}

/** Opens the store when it is first asked for, and again after that has failed. */
function openOnce(open: () => Promise<InquiryStore>): (() => Promise<InquiryStore>) & { close(): Promise<void> } {
  let opening: Promise<InquiryStore> | undefined;
  const get = () => {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const close = async () => (await opening?.catch(() => undefined))?.close();
  return Object.assign(get, { close });
}

function describeStore({ store: { databaseUrl, dataDir } }: Configuration): string {
  // Without user and password.
  return databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : `${dataDir}/inquiries.sqlite`;
}
