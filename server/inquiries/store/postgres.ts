import { Pool } from 'pg';
import type { Database, Dialect, Row, Statement } from './database.ts';
import { schemaFor } from './schema.ts';

/** A visitor waits for the answer: it comes in this time, or the visitor is asked to try again. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;

const dialect: Dialect = {
  bytes: 'BYTEA',
  time: (seconds) =>
    `to_char(now() AT TIME ZONE 'UTC' + interval '${seconds} seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  skipLocked: 'FOR UPDATE SKIP LOCKED',
};

/** Of two servers that start at the same time, the second waits for the tables of the first. */
const schemaLock = { sql: "SELECT pg_advisory_xact_lock(hashtext('inquiries'))" };

/**
 * A database that several servers may share.
 *
 * @param url such as `postgres://user:password@host/database`
 */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // If the connection itself is lost, only this clock notices.
    query_timeout: 2 * STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
  });
  // Without listeners, a connection that breaks would end the process. The pool opens another one.
  pool.on('error', (error) => console.error(`inquiries: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  let isReady: Promise<unknown> | undefined;
  return {
    run: async (...statements) => {
      isReady ??= runInTransaction(pool, [schemaLock, ...schemaFor(dialect)]);
      await isReady.catch((error) => {
        isReady = undefined;
        throw error;
      });
      // One statement is a transaction by itself.
      return statements.length === 1 ? runEach(pool, statements) : runInTransaction(pool, statements);
    },
    close: () => pool.end(),
    dialect,
  };
}

async function runInTransaction(pool: Pool, statements: Statement[]): Promise<Row[][]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const rows = await runEach(client, statements);
    await client.query('COMMIT');
    client.release();
    return rows;
  } catch (error) {
    // Closes the connection, which undoes the transaction wherever it stopped.
    client.release(error as Error);
    throw error;
  }
}

async function runEach(client: Pick<Pool, 'query'>, statements: Statement[]): Promise<Row[][]> {
  const rows: Row[][] = [];
  for (const { sql, values = [] } of statements) rows.push((await client.query(sql, [...values])).rows);
  return rows;
}
