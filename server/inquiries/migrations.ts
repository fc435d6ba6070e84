import type { Database, Query } from './database.ts';

/**
 * The schema's versions: each takes the database from the one before to itself. One that was ever released is not changed;
 * what is new goes below it.
 *
 * Times are text, UTC, as `Date.toISOString` writes them: their order is that of the alphabet, in both databases.
 */
const migrations: ((dialect: Database['dialect']) => string[])[] = [
  ({ bytes }) => [
    `CREATE TABLE inquiries (
      id TEXT PRIMARY KEY,
      /* Digest of the idempotency key and the words: the same twice is one inquiry. */
      fingerprint TEXT NOT NULL UNIQUE,
      /* With it, photographs may be added. */
      idempotency_key TEXT,
      received_at TEXT NOT NULL,
      answered_at TEXT,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT NOT NULL,
      message TEXT NOT NULL,
      /* JSON, a list of ids. */
      watches TEXT NOT NULL,
      /* JSON, the further fields of a kind. */
      details TEXT NOT NULL,
      locale TEXT NOT NULL,
      /* Why it looks like spam. */
      suspicion TEXT,
      /* How many photographs the sender announced. */
      photographs_announced INTEGER NOT NULL,
      /* waiting, sent, refused, suspected */
      mail_state TEXT NOT NULL,
      mail_due_at TEXT NOT NULL,
      mail_leased_until TEXT,
      mail_attempts INTEGER NOT NULL,
      mail_error TEXT
    )`,
    'CREATE INDEX inquiries_by_mail ON inquiries (mail_state, mail_due_at)',
    'CREATE INDEX inquiries_by_time ON inquiries (received_at)',
    `CREATE TABLE photographs (
      inquiry_id TEXT NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      jpeg ${bytes} NOT NULL,
      PRIMARY KEY (inquiry_id, number)
    )`,
  ],
];

/**
 * Brings a database to the schema of this code, in one transaction. Several processes may do so at the same time.
 *
 * @throws if a later version of this code has been there
 */
export async function migrate({ transaction, dialect }: Database): Promise<void> {
  await transaction(async (query) => {
    await query(dialect.lockSchema);
    await query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const version = await readVersion(query);
    if (version > migrations.length)
      throw new Error(
        `the database has schema ${version}, this program knows ${migrations.length}: update the program`,
      );
    for (const migration of migrations.slice(version)) for (const sql of migration(dialect)) await query(sql);
    await query('UPDATE schema_version SET version = $1', [migrations.length]);
  });
}

async function readVersion(query: Query): Promise<number> {
  const [row] = await query('SELECT version FROM schema_version');
  if (row) return Number(row['version']);
  await query('INSERT INTO schema_version (version) VALUES (0)');
  return 0;
}
