import type { Dialect, Row, Statement } from './database.ts';

/** A program that changes the tables raises it, and brings the tables of the version before up to date. */
const VERSION = 1;

/**
 * Makes the tables if there are none. The last statement selects the version, for `checkVersion`.
 *
 * Times are text in UTC, as `Date.toISOString` writes them, so that both databases sort them alike.
 */
export function schema({ bytes, lockSchema }: Dialect): Statement[] {
  return [
    lockSchema,
    'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)',
    `INSERT INTO schema_version (version) VALUES (${VERSION}) ON CONFLICT DO NOTHING`,
    `CREATE TABLE IF NOT EXISTS inquiries (
      id TEXT PRIMARY KEY,
      /* Digest of the idempotency key and the content: the same twice is one inquiry. */
      fingerprint TEXT NOT NULL UNIQUE,
      received_at TEXT NOT NULL,
      answered_at TEXT,
      /* What the visitor wrote, as JSON: inquiry.ts. */
      content TEXT NOT NULL,
      /* waiting, sent */
      mail_state TEXT NOT NULL,
      /* While a server is sending the mail, the end of its lease. */
      mail_due_at TEXT NOT NULL,
      mail_attempts INTEGER NOT NULL,
      mail_error TEXT
    )`,
    'CREATE INDEX IF NOT EXISTS inquiries_by_mail ON inquiries (mail_state, mail_due_at)',
    'CREATE INDEX IF NOT EXISTS inquiries_by_time ON inquiries (received_at)',
    `CREATE TABLE IF NOT EXISTS photographs (
      inquiry_id TEXT NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      jpeg ${bytes} NOT NULL,
      PRIMARY KEY (inquiry_id, number)
    )`,
    'SELECT max(version) AS version FROM schema_version',
  ].map((sql) => ({ sql }));
}

/** @throws if a later version of this program has changed the tables */
export function checkVersion(rows: Row[][]): void {
  const version = Number(rows.at(-1)?.[0]?.['version']);
  if (version > VERSION)
    throw new Error(`the database has schema ${version}, this program knows ${VERSION}: update the program`);
}
