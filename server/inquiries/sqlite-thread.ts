/* The thread that owns the SQLite file: see sqlite.ts. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Value } from './database.ts';

/** What the thread says to one statement. */
export interface Answer {
  rows: Row[];
  error?: string;
}

/** How long a statement waits for another process that has locked the file, in milliseconds. */
const BUSY_TIMEOUT_MS = 3000;

const database = new DatabaseSync(workerData, { timeout: BUSY_TIMEOUT_MS });
// FULL: a commit is on the disk, also when the power fails. What is deleted is overwritten.
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');

const statements = new Map<string, StatementSync>();

parentPort?.on('message', (message: 'close' | { sql: string; values: Value[] }) => {
  if (message === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(answer(message.sql, message.values));
});

function answer(sql: string, values: Value[]): Answer {
  try {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return { rows: statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))) };
  } catch (error) {
    return { rows: [], error: (error as Error).message };
  }
}
