import { Pool } from 'pg';
import type { Database, Query, Value } from './database.ts';

/** Whoever writes waits for an answer: it comes in time, or the visitor is told. Milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;

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
    // When the connection itself is lost, nothing but this clock tells.
    query_timeout: 2 * STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
  });
  // A connection that breaks while nobody uses it: the pool makes another.
  pool.on('error', (error) => console.error(`inquiries: ${error.message}`));
  return {
    query: queryOf(pool),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
    dialect: {
      bytes: 'BYTEA',
      skipLocked: 'FOR UPDATE SKIP LOCKED',
      lockSchema: "SELECT pg_advisory_xact_lock(hashtext('inquiries'))",
    },
  };
}

function queryOf(client: { query(sql: string, values: Value[]): Promise<{ rows: unknown[] }> }): Query {
  return async (sql, values = []) => (await client.query(sql, [...values])).rows as Awaited<ReturnType<Query>>;
}

async function inTransaction<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
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
    const result = await work(queryOf(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // With an error the connection is closed, which undoes the transaction wherever it stopped.
    client.off('error', onError);
    client.release(failure);
  }
}
