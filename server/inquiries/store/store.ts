import { createHash, randomUUID } from 'node:crypto';
import type { StoreSettings } from '../configuration.ts';
import type { Database, Row } from './database.ts';
import type { Inquiry, Submission } from './inquiry.ts';

export type StoredInquiry = ReturnType<typeof readInquiry>;

/** `held`: received while nothing was mailed. `given up`: the mail server refused it for a week. */
type MailState = 'waiting' | 'sent' | 'held' | 'given up';

/** The columns of a {@link StoredInquiry}. */
const columns = `*, (SELECT count(*) FROM photographs WHERE inquiry_id = inquiries.id) AS photograph_count`;

/** No email waits or is leased for longer. A later time was written by a clock that was wrong. */
const LONGEST_DELAY_S = 2 * 60 * 60;

/** Words take so little that they can be stored for much longer than photographs. */
const WORDS_ONLY_FROM = 0.8;

/** The shop has seen the inquiry. */
const isSeen = "(mail_state = 'sent' OR answered_at IS NOT NULL)";

export type InquiryStore = ReturnType<typeof createStore>;

/** The store at a place. Only the database in use is loaded; it is opened when it is first used. */
export async function openStore({ databaseUrl, dataDir, maxBytes }: StoreSettings): Promise<InquiryStore> {
  if (!databaseUrl) return createStore((await import('./sqlite.ts')).openSqlite(dataDir), maxBytes);
  return createStore((await import('./postgres.ts')).openPostgres(databaseUrl), maxBytes);
}

/**
 * Keeps inquiries. Everything resolves when it is committed, and rejects when it is not. The database's clock decides when an
 * email is due, because those of several servers may differ.
 *
 * @param maxBytes what all inquiries may take
 */
export function createStore({ run, close, dialect }: Database, maxBytes: number) {
  const now = dialect.time(0);
  const inMs = (milliseconds: number) => dialect.time(milliseconds / 1000);
  const isPast = (column: string) => `(${column} <= ${now} OR ${column} > ${dialect.time(LONGEST_DELAY_S)})`;
  const isDue = `mail_state = 'waiting' AND ${isPast('mail_due_at')} AND ${isPast('mail_leased_until')}`;
  /** Runs one statement. */
  const query = async (sql: string, ...values: (string | null)[]) => (await run({ sql, values }))[0] ?? [];
  const changes = async (sql: string, ...values: string[]) => (await query(`${sql} RETURNING id`, ...values)).length;
  return {
    /**
     * Stores a submission with its photographs, however often it is sent.
     *
     * @param mailState `held` if inquiries are not mailed
     * @returns the id of the inquiry, the same each time
     */
    add: async (submission: Submission, receivedAt: Date, mailState: MailState = 'waiting'): Promise<string> => {
      const id = randomUUID();
      const row = { ...rowOf(submission, id, receivedAt), mail_state: mailState };
      const places = Object.keys(row).map((_, index) => `$${index + 1}`);
      const [[stored] = []] = await run(
        {
          // If it was stored before, nothing changes, and its id is returned.
          sql: `INSERT INTO inquiries (${Object.keys(row)}, mail_due_at) VALUES (${places}, ${now})
            ON CONFLICT (fingerprint) DO UPDATE SET fingerprint = excluded.fingerprint RETURNING id`,
          values: Object.values(row),
        },
        ...submission.photographs.map((image, index) => ({
          // If the inquiry was stored before, its photographs were too.
          sql: `INSERT INTO photographs (inquiry_id, number, image) SELECT id, ${index + 1}, CAST($2 AS ${dialect.bytes})
            FROM inquiries WHERE id = $1`,
          values: [id, image],
        })),
      );
      return String(stored?.['id']);
    },

    isMailDue: async (): Promise<boolean> =>
      (await query(`SELECT id FROM inquiries WHERE ${isDue} LIMIT 1`)).length > 0,

    /** Takes the inquiry whose email has been due longest. No other server takes it until the lease ends. */
    claimMail: async (leaseMs: number): Promise<StoredInquiry | undefined> => {
      const [row] = await query(
        `UPDATE inquiries SET mail_leased_until = ${inMs(leaseMs)}
         WHERE id = (SELECT id FROM inquiries WHERE ${isDue} ORDER BY mail_due_at LIMIT 1 ${dialect.skipLocked})
         RETURNING ${columns}`,
      );
      return row && readInquiry(row);
    },

    markMailSent: async (id: string): Promise<void> => {
      await query("UPDATE inquiries SET mail_state = 'sent', mail_error = NULL WHERE id = $1", id);
    },

    /**
     * Notes that the mail server refused an email, unless another server has sent it since.
     *
     * @param delayMs until the next try; `undefined` if there is none
     */
    markMailRefused: async (id: string, error: string, delayMs: number | undefined): Promise<void> => {
      const state: MailState = delayMs === undefined ? 'given up' : 'waiting';
      await query(
        `UPDATE inquiries SET mail_state = $2, mail_error = $3, mail_attempts = mail_attempts + 1,
           mail_due_at = ${inMs(delayMs ?? 0)}, mail_leased_until = '' WHERE id = $1 AND mail_state <> 'sent'`,
        id,
        state,
        error,
      );
    },

    /** Notes for all emails that wait why the mail server can't be used. */
    markMailServerFailed: async (error: string): Promise<void> => {
      await query("UPDATE inquiries SET mail_error = $1 WHERE mail_state = 'waiting'", error);
    },

    /** Keeps what waits from being mailed until somebody asks for it. */
    holdMails: async (): Promise<void> => {
      await query("UPDATE inquiries SET mail_state = 'held' WHERE mail_state = 'waiting'");
    },

    /**
     * Makes emails due now that were not sent and are not being sent: of one inquiry, or of all that are not answered.
     *
     * @returns how many
     */
    retryMail: (id?: string): Promise<number> => {
      const sql = `UPDATE inquiries SET mail_state = 'waiting', mail_attempts = 0, mail_error = NULL, mail_due_at = ${now}
        WHERE mail_state <> 'sent' AND ${isPast('mail_leased_until')}`;
      return id === undefined ? changes(`${sql} AND answered_at IS NULL`) : changes(`${sql} AND id = $1`, id);
    },

    /** How many emails are held, how many the mail server has not taken yet, and what it said of one of them. */
    summarizeMail: async (): Promise<{ held: number; refused: number; error: string }> => {
      const [row] = await query(
        `SELECT count(CASE mail_state WHEN 'held' THEN 1 END) AS held,
           count(CASE mail_state WHEN 'waiting' THEN mail_error END) AS refused,
           max(CASE mail_state WHEN 'waiting' THEN mail_error END) AS error
         FROM inquiries WHERE mail_state IN ('held', 'waiting') AND answered_at IS NULL`,
      );
      return { held: Number(row?.['held']), refused: Number(row?.['refused']), error: String(row?.['error']) };
    },

    /** The latest first. */
    list: async (): Promise<StoredInquiry[]> =>
      (await query(`SELECT ${columns} FROM inquiries ORDER BY received_at DESC, id`)).map(readInquiry),

    find: async (id: string): Promise<StoredInquiry | undefined> => {
      const [row] = await query(`SELECT ${columns} FROM inquiries WHERE id = $1`, id);
      return row && readInquiry(row);
    },

    /** In the order in which they were sent. */
    readPhotographs: async (id: string): Promise<Uint8Array[]> => {
      const rows = await query('SELECT image FROM photographs WHERE inquiry_id = $1 ORDER BY number', id);
      return rows.map(({ image }) => image as Uint8Array);
    },

    markAnswered: async (id: string, now: Date): Promise<void> => {
      await query('UPDATE inquiries SET answered_at = $2 WHERE id = $1', id, now.toISOString());
    },

    /** Deletes an inquiry with its photographs. */
    remove: async (id: string): Promise<void> => {
      await query('DELETE FROM inquiries WHERE id = $1', id);
    },

    /**
     * Deletes what was received before a time, one by one: SQLite overwrites what it deletes, and nobody waits for long.
     *
     * @param which those that the shop has seen, because they were mailed or answered, or those that it has not
     * @returns how many
     */
    removeBefore: async (time: Date, which: 'seen' | 'unseen'): Promise<number> => {
      const one = `SELECT id FROM inquiries WHERE received_at < $1 AND ${which === 'seen' ? isSeen : `NOT ${isSeen}`} LIMIT 1`;
      let removed = 0;
      while ((await changes(`DELETE FROM inquiries WHERE id = (${one})`, time.toISOString())) > 0) removed += 1;
      return removed;
    },

    /** What there is space for. */
    findSpace: async (): Promise<'photographs' | 'words' | 'nothing'> => {
      const [row] = await query('SELECT coalesce(sum(bytes), 0) AS bytes FROM inquiries');
      const bytes = Number(row?.['bytes']);
      if (bytes >= maxBytes) return 'nothing';
      return bytes >= WORDS_ONLY_FROM * maxBytes ? 'words' : 'photographs';
    },

    /** Writes, to see whether that works. */
    check: async (): Promise<void> => {
      const sql = `INSERT INTO checks (id, checked_at) VALUES (1, ${now})`;
      await query(`${sql} ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at`);
    },

    close,
  };
}

function rowOf(submission: Submission, id: string, receivedAt: Date) {
  const content = JSON.stringify(submission.inquiry);
  return {
    id,
    fingerprint: fingerprintOf(submission, id),
    received_at: receivedAt.toISOString(),
    content,
    bytes: submission.photographs.reduce((sum, { length }) => sum + length, Buffer.byteLength(content)),
    mail_leased_until: '',
    mail_attempts: 0,
  };
}

/**
 * Tells whether a submission has come before. The same key with the same content is the same one, sent again; with other
 * content it is another one, because nobody would read those words. Without a key, each is another one.
 *
 * @returns a SHA-256 in hexadecimal digits
 */
function fingerprintOf({ inquiry, idempotencyKey, photographs }: Submission, id: string): string {
  const { locale: _, suspicion: __, ...words } = inquiry;
  const hash = createHash('sha256').update(JSON.stringify([idempotencyKey ?? id, words, photographs.length]));
  for (const photograph of photographs) hash.update(photograph);
  return hash.digest('hex');
}

function readInquiry(row: Row) {
  const { answered_at: answeredAt, mail_error: mailError } = row;
  return {
    ...(JSON.parse(String(row['content'])) as Inquiry),
    id: String(row['id']),
    receivedAt: new Date(String(row['received_at'])),
    answeredAt: answeredAt === null ? undefined : new Date(String(answeredAt)),
    mailState: row['mail_state'] as MailState,
    /** How often the mail server refused it. */
    mailAttempts: Number(row['mail_attempts']),
    /** What the mail server said last. */
    mailError: mailError === null ? undefined : String(mailError),
    photographCount: Number(row['photograph_count']),
  };
}
