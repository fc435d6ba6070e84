import type { BuiltSite } from '../built-site.ts';
import type { Configuration } from './configuration.ts';
import { findProblems } from './health.ts';
import { createInquiriesApp } from './http/inquiries-app.ts';
import { createOutbox } from './mail/outbox.ts';
import { createMailer } from './mail/send-mail.ts';
import { openStore } from './store/store.ts';

/** How often the database is asked whether it works, what is due and what is old. */
const LOOK_EVERY_MS = 30_000;

const DAY_MS = 24 * 60 * 60_000;

interface StartOptions {
  configuration: Configuration;
  site: BuiltSite;
  /** Headers of every response. */
  headers: Record<string, string>;
  log: (line: string) => void;
}

/**
 * Prepares what receives, keeps and mails inquiries. Pages are served even if the database can't be opened; each inquiry tries
 * again to open it.
 */
export async function prepareInquiries({ configuration, site, headers, log }: StartOptions) {
  const { smtpUrl, mailFrom, mailTo, timeScale } = configuration;
  const { url: siteUrl, watchNames, keepDays } = site;
  const store = await openStore(configuration.store);
  const facts = { from: mailFrom, to: mailTo, siteUrl, watchNames };
  const mailer = smtpUrl ? createMailer(smtpUrl, timeScale) : undefined;
  const outbox = mailer && createOutbox({ store, mailer, facts, log, timeScale });
  let problems: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const found = await findProblems(store);
    if (found.join() !== problems.join()) log(`inquiries: ${found.join('; ') || 'everything works again'}`);
    problems = found;
    if (found.some((problem) => problem.startsWith('database'))) return;
    outbox?.wake();
    // What nobody has seen is kept, whatever the clock says.
    const count = await store.removeBefore(new Date(Date.now() - keepDays * DAY_MS), 'seen');
    if (count > 0) log(`inquiries: ${count} deleted, kept for ${keepDays} days`);
  }
  const lookAndLog = () => look().catch((error: Error) => log(`inquiries: ${error.message}`));

  const isWell = () => problems.length === 0;
  const app = createInquiriesApp({ ...configuration, siteUrl, store, wakeOutbox: outbox?.wake, isWell, log, headers });
  return {
    app,
    /** Begins to mail, once the server listens: another server of the same database may run until then. */
    start: async (): Promise<void> => {
      timer = setInterval(lookAndLog, LOOK_EVERY_MS * timeScale);
      await prepareToMail().catch(() => undefined);
      await lookAndLog();
    },
    /** Resolves when the email under way has been taken or refused: after fifteen minutes at most. */
    stopMailing: async (): Promise<void> => outbox?.stop(),
    close: async (): Promise<void> => {
      clearInterval(timer);
      await store.close();
    },
  };

  async function prepareToMail(): Promise<void> {
    const { databaseUrl, dataDir } = configuration.store;
    log(`inquiries: kept in ${databaseUrl ? 'PostgreSQL' : dataDir}, ${outbox ? `mailed to ${mailTo}` : 'not mailed'}`);
    if (!outbox) return store.holdMails();
    const { held } = await store.summarizeMail();
    if (held > 0) log(`inquiries: ${held} are not mailed yet; "npm run inquiries -- mail" mails them`);
  }
}
