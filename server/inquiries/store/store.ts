import { createHash, randomUUID } from 'node:crypto';
import type { StoreLocation } from '../configuration.ts';
import type { Database, Row } from './database.ts';
import type { Inquiry, Submission } from './inquiry.ts';

export type StoredInquiry = ReturnType<typeof readInquiry>;

/** The columns of a {@link StoredInquiry}. */
const columns = `*, (SELECT count(*) FROM photographs WHERE inquiry_id = inquiries.id) AS photograph_count`;

/** No mail waits longer for its next try. A later time was written by a clock that was wrong. */
export const LONGEST_MAIL_DELAY_MS = 60 * 60_000;

export type InquiryStore = ReturnType<typeof createStore>;

/** The store at a place. Only the database in use is loaded; it is opened when it is first used. */
export async function openStore({ databaseUrl, dataDir }: StoreLocation): Promise<InquiryStore> {
  if (!databaseUrl) return createStore((await import('./sqlite.ts')).openSqlite(dataDir));
  return createStore((await import('./postgres.ts')).openPostgres(databaseUrl));
}

/** Keeps inquiries. Everything resolves when it is committed, and rejects when it is not. */
export function createStore({ run, close, dialect }: Database) {
  /** Runs one statement. */
  const query = async (sql: string, ...values: (string | null)[]) => (await run({ sql, values }))[0] ?? [];
  const changes = async (sql: string, ...values: string[]) => (await query(`${sql} RETURNING id`, ...values)).length;
  return {
    /**
     * Stores a submission with its photographs, however often it is sent.
     *
     * @returns the id of the inquiry, the same each time
     */
    add: async (submission: Submission, now: Date): Promise<string> => {
      const id = randomUUID();
      const row = rowOf(submission, id, now);
      const places = Object.keys(row).map((_, index) => `$${index + 1}`);
      const [[stored] = []] = await run(
        {
          // If it was stored before, nothing changes, and its id is returned.
          sql: `INSERT INTO inquiries (${Object.keys(row)}) VALUES (${places})
            ON CONFLICT (fingerprint) DO UPDATE SET fingerprint = excluded.fingerprint RETURNING id`,
          values: Object.values(row),
        },
        ...submission.photographs.map((jpeg, index) => ({
          // If the inquiry was stored before, its photographs were too.
          sql: `INSERT INTO photographs (inquiry_id, number, jpeg) SELECT id, ${index + 1}, CAST($2 AS ${dialect.bytes})
            FROM inquiries WHERE id = $1`,
          values: [id, jpeg],
        })),
      );
      return String(stored?.['id']);
    },

    /** Takes the inquiry whose mail has been due longest. No other server takes it before `leasedUntil`. */
    claimMail: async (now: Date, leasedUntil: Date): Promise<StoredInquiry | undefined> => {
      const tooLate = new Date(now.getTime() + 2 * LONGEST_MAIL_DELAY_MS);
      const [row] = await query(
        `UPDATE inquiries SET mail_due_at = $2, mail_attempts = mail_attempts + 1
         WHERE id = (SELECT id FROM inquiries
           WHERE mail_state = 'waiting' AND (mail_due_at <= $1 OR mail_due_at > $3)
           ORDER BY mail_due_at LIMIT 1 ${dialect.skipLocked})
         RETURNING ${columns}`,
        ...[now, leasedUntil, tooLate].map((time) => time.toISOString()),
      );
      return row && readInquiry(row);
    },

    markMailSent: async (id: string): Promise<void> => {
      await query("UPDATE inquiries SET mail_state = 'sent', mail_error = NULL WHERE id = $1", id);
    },

    /** Tries the mail again at `dueAt`. */
    postponeMail: async (id: string, dueAt: Date, error: string): Promise<void> => {
      const sql = 'UPDATE inquiries SET mail_due_at = $2, mail_error = $3 WHERE id = $1';
      await query(sql, id, dueAt.toISOString(), error);
    },

    /**
     * Makes mails that wait due now: of one inquiry, or of all.
     *
     * @returns how many
     */
    retryMail: (now: Date, id?: string): Promise<number> => {
      const sql = "UPDATE inquiries SET mail_due_at = $1 WHERE mail_state = 'waiting'";
      return id === undefined ? changes(sql, now.toISOString()) : changes(`${sql} AND id = $2`, now.toISOString(), id);
    },

    /** How many mails the mail server has not taken yet, and what it said of the latest of them. */
    failedMails: async (): Promise<{ count: number; error: string } | undefined> => {
      const [row] = await query(
        `SELECT mail_error AS error, count(*) OVER () AS count FROM inquiries
         WHERE mail_state = 'waiting' AND mail_error IS NOT NULL ORDER BY received_at DESC LIMIT 1`,
      );
      return row && { count: Number(row['count']), error: String(row['error']) };
    },

    /** The latest first. */
    list: async (): Promise<StoredInquiry[]> =>
      (await query(`SELECT ${columns} FROM inquiries ORDER BY received_at DESC, id`)).map(readInquiry),

    find: async (id: string): Promise<StoredInquiry | undefined> => {
      const [row] = await query(`SELECT ${columns} FROM inquiries WHERE id = $1`, id);
      return row && readInquiry(row);
    },

    /** As JPEG, in the order in which they were sent. */
    readPhotographs: async (id: string): Promise<Uint8Array[]> => {
      const rows = await query('SELECT jpeg FROM photographs WHERE inquiry_id = $1 ORDER BY number', id);
      return rows.map(({ jpeg }) => jpeg as Uint8Array);
    },

    markAnswered: async (id: string, now: Date): Promise<void> => {
      await query('UPDATE inquiries SET answered_at = $2 WHERE id = $1', id, now.toISOString());
    },

    /** Deletes an inquiry with its photographs. */
    remove: async (id: string): Promise<void> => {
      await query('DELETE FROM inquiries WHERE id = $1', id);
    },

    /**
     * Deletes what was received before a time.
     *
     * @param which those that were mailed, or all
     * @returns how many are gone
     */
    removeBefore: (time: Date, which: 'mailed' | 'all'): Promise<number> => {
      const sql = `DELETE FROM inquiries WHERE received_at < $1 ${which === 'mailed' ? "AND mail_state = 'sent'" : ''}`;
      return changes(sql, time.toISOString());
    },

    /** @returns bytes on the disk */
    size: async (): Promise<number> => Number((await query(dialect.size))[0]?.['bytes']),

    close,
  };
}

function rowOf(submission: Submission, id: string, now: Date) {
  return {
    id,
    fingerprint: fingerprintOf(submission, now),
    received_at: now.toISOString(),
    content: JSON.stringify(submission.inquiry),
    mail_state: 'waiting',
    mail_due_at: now.toISOString(),
    mail_attempts: 0,
  };
}

/**
 * Tells whether a submission has come before. The same key with the same content is the same one, sent again; with other
 * content it is another one, because nobody would read those words. Without a key, the same content on the same day is
 * the same one.
 *
 * @returns a SHA-256 in hexadecimal digits
 */
function fingerprintOf({ inquiry, idempotencyKey, photographs }: Submission, now: Date): string {
  const { locale: _, suspicion: __, ...words } = inquiry;
  const scope = idempotencyKey === undefined ? { day: now.toISOString().slice(0, 10) } : { key: idempotencyKey };
  const hash = createHash('sha256').update(JSON.stringify([scope, words, photographs.length]));
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
    mailState: row['mail_state'] as 'waiting' | 'sent',
    mailAttempts: Number(row['mail_attempts']),
    /** What the mail server said last. */
    mailError: mailError === null ? undefined : String(mailError),
    photographCount: Number(row['photograph_count']),
  };
}
