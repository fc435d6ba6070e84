import type { Configuration } from './configuration.ts';
import { createHealth } from './health.ts';
import { createInquiriesApp } from './http/inquiries-app.ts';
import { createOutbox } from './mail/outbox.ts';
import { createMailer } from './mail/send-mail.ts';
import { openStore } from './store/store.ts';

/** How often the database is asked: whether it works, what is due, what is old. */
const LOOK_EVERY_MS = 30_000;

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
 * Prepares what receives, keeps and mails inquiries. Pages are served even if the database can't be opened; it is tried again
 * with each inquiry.
 */
export async function prepareInquiries({ configuration, headers, page, log }: StartOptions) {
  const { smtpUrl, mailFrom, mailTo, siteUrl, watchNames, keepDays, timeScale } = configuration;
  const now = () => new Date();
  const store = await openStore(configuration.store);
  const health = createHealth(store, log);
  const facts = { from: mailFrom, to: mailTo, siteUrl, watchNames };
  const mailer = smtpUrl === undefined ? undefined : createMailer(smtpUrl, timeScale);
  const outbox = mailer && createOutbox({ store, mailer, facts, log, timeScale });
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const isWorking = await health.look();
    if (!isWorking) return;
    wakeOutbox();
    try {
      if (!outbox) await store.holdMails();
      // What nobody has seen is kept, whatever the clock says.
      const count = await store.removeSome('seen', new Date(now().getTime() - keepDays * DAY_MS));
      if (count > 0) log(`inquiries: ${count} deleted, kept for ${keepDays} days`);
    } catch (error) {
      log(`inquiries: ${(error as Error).message}`);
    }
  }

  const wakeOutbox = () => outbox?.wake();
  const app = createInquiriesApp({ ...configuration, store, health, now, log, headers, page, wakeOutbox });
  return {
    app,
    /** Begins to mail, once the server listens: another server of the same database may run until then. */
    start: async (): Promise<void> => {
      log(`inquiries: kept in ${describeStore(configuration)}, ${smtpUrl ? `mailed to ${mailTo}` : 'not mailed'}`);
      timer = setInterval(look, LOOK_EVERY_MS * timeScale);
      await prepareToMail().catch(() => undefined);
      await look();
    },
    /** Resolves when the mail under way has been taken or refused: after fifteen minutes at most. */
    stopMailing: async (): Promise<void> => outbox?.stop(),
    close: async (): Promise<void> => {
      clearInterval(timer);
      await store.close();
    },
  };

  async function prepareToMail(): Promise<void> {
    if (!outbox) return;
    // A SQLite file belongs to one server: a mail that was under way when it was stopped is nobody's now.
    if (!configuration.store.databaseUrl) await store.endMailLeases();
    const held = await store.countHeldMails();
    if (held > 0) log(`inquiries: ${held} are not mailed yet; "npm run inquiries -- mail" mails them`);
  }
}

function describeStore({ store: { databaseUrl, dataDir } }: Configuration): string {
  // Without user and password.
  return databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : `${dataDir}/inquiries.sqlite`;
}
