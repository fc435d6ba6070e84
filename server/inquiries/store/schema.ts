import type { Dialect, Row, Statement } from './database.ts';

/**
 * What brings the tables from each version to the next. Never changed afterwards, but added to.
 *
 * Times are text in UTC, as `Date.toISOString` writes them, so that both databases sort them alike.
 */
const updates: ((dialect: Dialect) => string[])[] = [
  ({ bytes }) => [
    `CREATE TABLE inquiries (
      id TEXT PRIMARY KEY,
      /* Digest of the idempotency key and the content: the same twice is one inquiry. */
      fingerprint TEXT NOT NULL UNIQUE,
      received_at TEXT NOT NULL,
      answered_at TEXT,
      /* What the visitor wrote, as JSON: inquiry.ts. */
      content TEXT NOT NULL,
      /* MailState in store.ts */
      mail_state TEXT NOT NULL,
      mail_due_at TEXT NOT NULL,
      /* How often the mail server did not take it. */
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
  () => [
    'ALTER TABLE photographs RENAME COLUMN jpeg TO image',
    // Until then, one server is sending the mail.
    "ALTER TABLE inquiries ADD COLUMN mail_leased_until TEXT NOT NULL DEFAULT ''",
    // Of the content and the photographs.
    'ALTER TABLE inquiries ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0',
    `UPDATE inquiries SET bytes = octet_length(content)
      + (SELECT coalesce(sum(octet_length(image)), 0) FROM photographs WHERE inquiry_id = inquiries.id)`,
    'CREATE INDEX inquiries_by_bytes ON inquiries (bytes)',
    // Before, they also counted a mail server that was down.
    'UPDATE inquiries SET mail_attempts = 0',
    // One row, written to see whether the database can be written.
    'CREATE TABLE checks (id INTEGER PRIMARY KEY, checked_at TEXT NOT NULL)',
  ],
];

/** Locks the schema until the transaction ends. The last statement selects its version, for `updatesSince`. */
export function readVersion({ lockSchema }: Dialect): Statement[] {
  return [
    lockSchema,
    'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)',
    'SELECT coalesce(max(version), 0) AS version FROM schema_version',
  ].map((sql) => ({ sql }));
}

/**
 * What brings the tables up to date.
 *
 * @param rows of `readVersion`
 * @throws if a later version of this program has changed the tables
 */
export function updatesSince(rows: Row[][], dialect: Dialect): Statement[] {
  const version = Number(rows.at(-1)?.[0]?.['version']);
  if (version > updates.length)
    throw new Error(`the database has schema ${version}, this program knows ${updates.length}: update the program`);
  if (version === updates.length) return [];
  const changes = updates.slice(version).flatMap((update) => update(dialect));
  return [...changes, `INSERT INTO schema_version (version) VALUES (${updates.length})`].map((sql) => ({ sql }));
}
