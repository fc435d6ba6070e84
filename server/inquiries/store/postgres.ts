import { Pool } from 'pg';
import type { Database, Dialect, Row, Statement } from './database.ts';
import { checkVersion, schema } from './schema.ts';

/** A visitor waits for the answer: it comes in this time, or the visitor is asked to try again. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;

const dialect: Dialect = {
  bytes: 'BYTEA',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  lockSchema: "SELECT pg_advisory_xact_lock(hashtext('inquiries'))",
  size: "SELECT pg_total_relation_size('inquiries') + pg_total_relation_size('photographs') AS bytes",
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
  const makeSchema = () => {
    isReady ??= runTransaction(pool, schema(dialect))
      .then(checkVersion)
      .catch((error) => {
        isReady = undefined;
        throw error;
      });
    return isReady;
  };
  return {
    run: async (...statements) => {
      await makeSchema();
      const [first] = statements;
      // One statement is a transaction by itself.
      return first && statements.length === 1 ? [await runOne(pool, first)] : runTransaction(pool, statements);
    },
    close: () => pool.end(),
    dialect,
  };
}

async function runTransaction(pool: Pool, statements: Statement[]): Promise<Row[][]> {
  const client = await pool.connect();
  let failure: Error | undefined;
  // While a client is lent, the pool does not listen: without this, a lost connection would end the process. The query that
  // waits rejects by itself.
  const onError = (error: Error) => {
    failure = error;
  };
  client.on('error', onError);
  try {
    const rows: Row[][] = [];
    await client.query('BEGIN');
    for (const statement of statements) rows.push(await runOne(client, statement));
    await client.query('COMMIT');
    return rows;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.off('error', onError);
    // With an error the connection is closed, which undoes the transaction wherever it stopped.
    client.release(failure);
  }
}

async function runOne(client: Pick<Pool, 'query'>, { sql, values = [] }: Statement): Promise<Row[]> {
  return (await client.query(sql, [...values])).rows;
}
