import { randomUUID } from 'node:crypto';
import type { Kind } from '../../src/content/inquiry-contract.ts';
import type { Database, Query, Row } from './database.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { MailState, StoredInquiry, Submission, Suspicion } from './inquiry.ts';
import { migrate } from './migrations.ts';

/** How long the mail waits for the next of the announced photographs. */
const PHOTOGRAPH_WAIT_MS = 15 * 60_000;

/** Of the columns that make a {@link StoredInquiry}. */
const columns = `*,
  (SELECT count(*) FROM photographs WHERE inquiry_id = inquiries.id) AS photograph_count`;

/** An inquiry may be mailed now, and nobody else is at it. */
const isDue = `mail_state = 'waiting' AND mail_due_at <= $1 AND (mail_leased_until IS NULL OR mail_leased_until <= $1)`;

/** What happened to a photograph: `unknown`, if there is no such inquiry or the key is another; `mailed`, if it is too late. */
export type PhotographResult = 'done' | 'unknown' | 'mailed';

export type InquiryStore = Awaited<ReturnType<typeof createStore>>;

/**
 * Keeps inquiries. Everything resolves when it is committed, and rejects when it is not.
 *
 * @param database is brought to this program's schema first
 */
export async function createStore(database: Database) {
  await migrate(database);
  const { query, transaction, dialect } = database;
  return {
    /** Stores what was sent, once, however often it comes. */
    add: (submission: Submission, now: Date): Promise<{ id: string; isNew: boolean }> =>
      submission.photographs.length > 0
        ? transaction((run) => insert(run, submission, now))
        : // One statement is a transaction by itself, and asks the database once instead of three times.
          insert(query, submission, now),

    /** Stores one of the announced photographs; the same number again replaces it. */
    putPhotograph: (id: string, key: string, number: number, jpeg: Uint8Array, now: Date): Promise<PhotographResult> =>
      transaction(async (run) => {
        const result = await mayChangePhotographs(run, id, key, now);
        // A photograph that was mailed, and the answer was lost.
        if (result === 'mailed' && (await isStored(run, id, number, jpeg))) return 'done';
        if (result !== 'done') return result;
        await run(
          `INSERT INTO photographs (inquiry_id, number, jpeg) VALUES ($1, $2, $3)
           ON CONFLICT (inquiry_id, number) DO UPDATE SET jpeg = excluded.jpeg`,
          [id, number, jpeg],
        );
        await waitForPhotographs(run, id, now);
        return 'done';
      }),

    /** Removes a photograph, or gives up one that will not come. */
    removePhotograph: (id: string, key: string, number: number, now: Date): Promise<PhotographResult> =>
      transaction(async (run) => {
        const result = await mayChangePhotographs(run, id, key, now);
        if (result !== 'done') return result;
        await run('DELETE FROM photographs WHERE inquiry_id = $1 AND number = $2', [id, number]);
        await run(
          `UPDATE inquiries SET photographs_announced = photographs_announced - 1
           WHERE id = $1 AND photographs_announced > 0`,
          [id],
        );
        await waitForPhotographs(run, id, now);
        return 'done';
      }),

    /** Takes the inquiry whose mail is due longest, for nobody else to take before `leasedUntil`. */
    claimMail: async (now: Date, leasedUntil: Date): Promise<StoredInquiry | undefined> => {
      const [row] = await query(
        `UPDATE inquiries SET mail_leased_until = $2, mail_attempts = mail_attempts + 1
         WHERE id = (SELECT id FROM inquiries WHERE ${isDue} ORDER BY mail_due_at LIMIT 1 ${dialect.skipLocked})
         RETURNING ${columns}`,
        [now.toISOString(), leasedUntil.toISOString()],
      );
      return row && readInquiry(row);
    },

    markMailSent: async (id: string): Promise<void> => {
      await query(
        "UPDATE inquiries SET mail_state = 'sent', mail_leased_until = NULL, mail_error = NULL WHERE id = $1",
        [id],
      );
    },

    /** Another try, at `dueAt`. */
    postponeMail: async (id: string, dueAt: Date, error: string): Promise<void> => {
      await query('UPDATE inquiries SET mail_due_at = $2, mail_leased_until = NULL, mail_error = $3 WHERE id = $1', [
        id,
        dueAt.toISOString(),
        error,
      ]);
    },

    /** No further try, unless {@link releaseMail} says so. */
    refuseMail: async (id: string, error: string): Promise<void> => {
      await query(
        "UPDATE inquiries SET mail_state = 'refused', mail_leased_until = NULL, mail_error = $2 WHERE id = $1",
        [id, error],
      );
    },

    /** Mails immediately what was suspected of being spam, was refused by the mail server, or waits for another try. */
    releaseMail: async (id: string, now: Date): Promise<boolean> =>
      hasRows(
        query(
          `UPDATE inquiries SET mail_state = 'waiting', mail_due_at = $2
           WHERE id = $1 AND mail_state <> 'sent' RETURNING id`,
          [id, now.toISOString()],
        ),
      ),

    /** Ends every lease: for a server that has its database for itself and was stopped in the middle of a mail. */
    endLeases: async (): Promise<void> => {
      await query('UPDATE inquiries SET mail_leased_until = NULL WHERE mail_leased_until IS NOT NULL');
    },

    /** The latest first. */
    list: async (): Promise<StoredInquiry[]> =>
      (await query(`SELECT ${columns} FROM inquiries ORDER BY received_at DESC, id`)).map(readInquiry),

    find: async (id: string): Promise<StoredInquiry | undefined> => {
      const [row] = await query(`SELECT ${columns} FROM inquiries WHERE id = $1`, [id]);
      return row && readInquiry(row);
    },

    /** In the order of their numbers, as JPEG. */
    readPhotographs: async (id: string): Promise<Uint8Array[]> => {
      const rows = await query('SELECT jpeg FROM photographs WHERE inquiry_id = $1 ORDER BY number', [id]);
      return rows.map(({ jpeg }) => jpeg as Uint8Array);
    },

    markAnswered: async (id: string, now: Date): Promise<boolean> =>
      hasRows(query('UPDATE inquiries SET answered_at = $2 WHERE id = $1 RETURNING id', [id, now.toISOString()])),

    /** Deletes an inquiry with its photographs. */
    remove: async (id: string): Promise<boolean> =>
      hasRows(query('DELETE FROM inquiries WHERE id = $1 RETURNING id', [id])),

    /** @returns how many were older, and are gone */
    removeBefore: async (time: Date): Promise<number> =>
      (await query('DELETE FROM inquiries WHERE received_at < $1 RETURNING id', [time.toISOString()])).length,

    close: () => database.close(),
  };
}

async function hasRows(rows: Promise<Row[]>): Promise<boolean> {
  return (await rows).length > 0;
}

async function insert(run: Query, submission: Submission, now: Date): Promise<{ id: string; isNew: boolean }> {
  const { inquiry, idempotencyKey, suspicion, photographs, photographsAnnounced } = submission;
  const id = randomUUID();
  const fingerprint = fingerprintOf(submission, now);
  const waits = photographsAnnounced > photographs.length;
  const values = {
    id,
    fingerprint,
    idempotency_key: idempotencyKey ?? null,
    received_at: now.toISOString(),
    kind: inquiry.kind,
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    message: inquiry.message,
    watches: JSON.stringify(inquiry.watches),
    details: JSON.stringify(inquiry.details),
    locale: inquiry.locale,
    suspicion: suspicion ?? null,
    photographs_announced: photographsAnnounced,
    mail_state: (suspicion ? 'suspected' : 'waiting') satisfies MailState,
    mail_due_at: new Date(now.getTime() + (waits ? PHOTOGRAPH_WAIT_MS : 0)).toISOString(),
    mail_attempts: 0,
  };
  const names = Object.keys(values);
  const [added] = await run(
    `INSERT INTO inquiries (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT (fingerprint) DO NOTHING RETURNING id`,
    Object.values(values),
  );
  if (!added) {
    await announceAnew(run, fingerprint, photographsAnnounced, now);
    const [known] = await run('SELECT id FROM inquiries WHERE fingerprint = $1', [fingerprint]);
    return { id: String(known?.['id']), isNew: false };
  }
  for (const [index, jpeg] of photographs.entries())
    await run('INSERT INTO photographs (inquiry_id, number, jpeg) VALUES ($1, $2, $3)', [id, index + 1, jpeg]);
  return { id, isNew: true };
}

/** The answer was lost, and the visitor has added or removed photographs since: while there is time, the mail waits for these. */
async function announceAnew(run: Query, fingerprint: string, photographsAnnounced: number, now: Date): Promise<void> {
  await run(
    `UPDATE inquiries SET photographs_announced = $2, mail_due_at = CASE
       WHEN (SELECT count(*) FROM photographs WHERE inquiry_id = inquiries.id) >= $2 THEN $3 ELSE $4 END
     WHERE fingerprint = $1 AND photographs_announced <> $2 AND mail_state NOT IN ('sent', 'refused')
       AND (mail_leased_until IS NULL OR mail_leased_until <= $3)`,
    [fingerprint, photographsAnnounced, now.toISOString(), new Date(now.getTime() + PHOTOGRAPH_WAIT_MS).toISOString()],
  );
}

/** Also keeps the mail from being sent until the transaction ends. */
async function mayChangePhotographs(run: Query, id: string, key: string, now: Date): Promise<PhotographResult> {
  const [row] = await run(
    `UPDATE inquiries SET id = id WHERE id = $1 AND idempotency_key = $2
     RETURNING mail_state, mail_leased_until`,
    [id, key],
  );
  if (!row) return 'unknown';
  const isLeased = row['mail_leased_until'] !== null && String(row['mail_leased_until']) > now.toISOString();
  return isLeased || row['mail_state'] === 'sent' || row['mail_state'] === 'refused' ? 'mailed' : 'done';
}

async function isStored(run: Query, id: string, number: number, jpeg: Uint8Array): Promise<boolean> {
  const values = [id, number, jpeg];
  const rows = await run('SELECT 1 FROM photographs WHERE inquiry_id = $1 AND number = $2 AND jpeg = $3', values);
  return rows.length > 0;
}

/** The mail is due when as many photographs are here as were announced, or when none has come for a while. */
async function waitForPhotographs(run: Query, id: string, now: Date): Promise<void> {
  await run(
    `UPDATE inquiries SET mail_due_at = CASE
       WHEN (SELECT count(*) FROM photographs WHERE inquiry_id = $1) >= photographs_announced THEN $2 ELSE $3 END
     WHERE id = $1`,
    [id, now.toISOString(), new Date(now.getTime() + PHOTOGRAPH_WAIT_MS).toISOString()],
  );
}

function readInquiry(row: Row): StoredInquiry {
  const text = (name: string) => String(row[name]);
  const optional = (name: string) => (row[name] === null ? undefined : String(row[name]));
  const answeredAt = optional('answered_at');
  return {
    id: text('id'),
    receivedAt: new Date(text('received_at')),
    answeredAt: answeredAt === undefined ? undefined : new Date(answeredAt),
    kind: text('kind') as Kind,
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    watches: JSON.parse(text('watches')),
    details: JSON.parse(text('details')),
    locale: text('locale') as StoredInquiry['locale'],
    suspicion: optional('suspicion') as Suspicion | undefined,
    mailState: text('mail_state') as MailState,
    mailAttempts: Number(row['mail_attempts']),
    mailError: optional('mail_error'),
    photographCount: Number(row['photograph_count']),
  };
}
