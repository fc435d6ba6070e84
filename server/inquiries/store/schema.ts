import type { Dialect, Statement } from './database.ts';

/**
 * The statements that create the tables. They change nothing if the tables exist.
 *
 * Times are text in UTC, as `Date.toISOString` writes them, so that both databases sort them alike.
 */
export function schemaFor({ bytes }: Dialect): Statement[] {
  return [
    `CREATE TABLE IF NOT EXISTS inquiries (
      id TEXT PRIMARY KEY,
      /* Digest of the idempotency key and the content: the same twice is one inquiry. */
      fingerprint TEXT NOT NULL UNIQUE,
      received_at TEXT NOT NULL,
      answered_at TEXT,
      /* What the visitor wrote, as JSON: inquiry.ts. */
      content TEXT NOT NULL,
      /* Of the content and the photographs. */
      bytes INTEGER NOT NULL,
      /* MailState in store.ts */
      mail_state TEXT NOT NULL,
      mail_due_at TEXT NOT NULL,
      /* Until then, one server is sending the email. */
      mail_leased_until TEXT NOT NULL,
      /* How often the mail server refused it. */
      mail_attempts INTEGER NOT NULL,
      mail_error TEXT
    )`,
    'CREATE INDEX IF NOT EXISTS inquiries_by_mail ON inquiries (mail_state, mail_due_at)',
    'CREATE INDEX IF NOT EXISTS inquiries_by_time ON inquiries (received_at)',
    'CREATE INDEX IF NOT EXISTS inquiries_by_bytes ON inquiries (bytes)',
    `CREATE TABLE IF NOT EXISTS photographs (
      inquiry_id TEXT NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      image ${bytes} NOT NULL,
      PRIMARY KEY (inquiry_id, number)
    )`,
    // One row, written to see whether the database can be written.
    'CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY, checked_at TEXT NOT NULL)',
  ].map((sql) => ({ sql }));
}
