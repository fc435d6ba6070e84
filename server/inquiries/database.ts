/** What SQLite and PostgreSQL have in common, as far as inquiries need it. */

export type Value = string | number | null | Uint8Array;

export type Row = Record<string, unknown>;

/**
 * Runs one statement.
 *
 * @param values of its parameters `$1`, `$2`, ...
 */
export type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>;

export interface Database {
  query: Query;
  /** Commits what `work` did when it resolves, and undoes it when it rejects. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** Where the two differ in what they understand. */
  dialect: {
    /** The type of bytes. */
    bytes: string;
    /** After a SELECT: lock its rows, and pass over those that others have locked. */
    skipLocked: string;
    /** A statement that keeps a second process from migrating at the same time, until the transaction ends. */
    lockSchema: string;
  };
}
