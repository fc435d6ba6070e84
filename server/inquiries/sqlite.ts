import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, Query, Row } from './database.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Answer } from './sqlite-thread.ts';

/**
 * The database as a file. It has a thread of its own: SQLite waits for the disk, and for whoever locks the file, and pages
 * must not wait with it.
 *
 * @param folder is made if it is missing
 * @throws if the file can't be opened or written
 */
export async function openSqlite(folder: string): Promise<Database> {
  // Only the server's user may read what visitors wrote.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    workerData: join(folder, 'inquiries.sqlite'),
  });
  const run = askThread(thread);
  const inTurn = oneAtATime();
  await run('PRAGMA journal_mode');
  return {
    query: (sql, values) => inTurn(() => run(sql, values)),
    // One connection: whoever asks meanwhile waits for the transaction to end.
    transaction: (work) => inTurn(() => inTransaction(run, work)),
    close: async () => {
      thread.postMessage('close');
      await once(thread, 'exit');
    },
    dialect: { bytes: 'BLOB', skipLocked: '', lockSchema: 'SELECT 1' },
  };
}

async function inTransaction<T>(run: Query, work: (query: Query) => Promise<T>): Promise<T> {
  await run('BEGIN IMMEDIATE');
  try {
    const result = await work(run);
    await run('COMMIT');
    return result;
  } catch (error) {
    // A full disk has undone it already.
    await run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Statements go to the thread, answers come back in the same order. */
function askThread(thread: Worker): Query {
  const waiting: PromiseWithResolvers<Row[]>[] = [];
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  thread.on('message', ({ rows, error }: Answer) => {
    const asked = waiting.shift();
    if (error === undefined) asked?.resolve(rows);
    else asked?.reject(new Error(error));
  });
  thread.on('error', fail);
  thread.on('exit', () => fail(failure ?? new Error('the database is closed')));
  return (sql, values = []) => {
    if (failure) return Promise.reject(failure);
    const asked = Promise.withResolvers<Row[]>();
    waiting.push(asked);
    thread.postMessage({ sql, values });
    return asked.promise;
  };
}
