/** What the store needs of a database: SQLite (sqlite.ts) or PostgreSQL (postgres.ts). */

type Value = string | number | null | Uint8Array;

export type Row = Record<string, unknown>;

/** One statement of SQL, with the values of its parameters `$1`, `$2` and so on. */
export interface Statement {
  sql: string;
  values?: readonly Value[];
}

export interface Database {
  /**
   * Runs statements in one transaction. The first run opens the database and creates its tables; if that fails, the next run
   * tries again.
   *
   * @returns the rows of each statement, once everything is committed
   * @throws if anything failed; then nothing is committed
   */
  run(...statements: Statement[]): Promise<Row[][]>;
  close(): Promise<void>;
  dialect: Dialect;
}

/** The SQL in which the two databases differ. */
export interface Dialect {
  /** The type of bytes. */
  bytes: string;
  /** The database's own clock, so many seconds later, as `Date.toISOString` writes times. */
  time: (seconds: number) => string;
  /** After a SELECT: lock its rows, and skip those that another server has locked. */
  skipLocked: string;
}
