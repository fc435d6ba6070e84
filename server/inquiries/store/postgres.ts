import { Pool, type PoolClient } from 'pg';
import type { Database, Dialect, Row, Statement } from './database.ts';
import { readVersion, updatesSince } from './schema.ts';

/** A visitor waits for the answer: it comes in this time, or the visitor is asked to try again. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;

const dialect: Dialect = {
  bytes: 'BYTEA',
  time: (seconds) =>
    `to_char(now() AT TIME ZONE 'UTC' + interval '${seconds} seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  lockSchema: "SELECT pg_advisory_xact_lock(hashtext('inquiries'))",
};

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
  // An idle connection that breaks: the pool makes another.
  pool.on('error', (error) => console.error(`inquiries: ${error.message}`));
  let isReady: Promise<void> | undefined;
  const updateSchema = () => {
    isReady ??= inTransaction(pool, async (client) => {
      await runEach(client, updatesSince(await runEach(client, readVersion(dialect)), dialect));
    }).catch((error) => {
      isReady = undefined;
      throw error;
    });
    return isReady;
  };
  return {
    run: async (...statements) => {
      await updateSchema();
      // One statement is a transaction by itself.
      if (statements.length === 1) return runEach(pool, statements);
      return inTransaction(pool, (client) => runEach(client, statements));
    },
    close: () => pool.end(),
    dialect,
  };
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  // While a client is lent, the pool does not listen: without this, a lost connection would end the process. The query that
  // waits rejects by itself.
  const onError = (error: Error) => {
    failure = error;
  };
  client.on('error', onError);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.off('error', onError);
    // With an error the connection is closed, which undoes the transaction wherever it stopped.
    client.release(failure);
  }
}

async function runEach(client: Pick<Pool, 'query'>, statements: Statement[]): Promise<Row[][]> {
  const rows: Row[][] = [];
  for (const { sql, values = [] } of statements) rows.push((await client.query(sql, [...values])).rows);
  return rows;
}
