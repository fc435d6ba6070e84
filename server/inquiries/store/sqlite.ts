import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import type { Database, Dialect, Row, Statement } from './database.ts';
import { readVersion, updatesSince } from './schema.ts';

/** How long a statement waits for another process that has locked the file. Pages wait too, so it is short. */
const BUSY_TIMEOUT_MS = 250;

const dialect: Dialect = {
  bytes: 'BLOB',
  time: (seconds) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${seconds} seconds')`,
  skipLocked: '',
  // A transaction that writes has the file for itself.
  lockSchema: 'SELECT 1',
};

/**
 * The database as a file, in this process: a commit takes as long as the disk, which one inquiry a second does not notice.
 *
 * @param folder of `inquiries.sqlite`; it is made if it is missing
 */
export function openSqlite(folder: string): Database {
  const file = join(folder, 'inquiries.sqlite');
  let connection: DatabaseSync | undefined;
  let identity: string | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();
  const close = () => {
    connection?.close();
    connection = undefined;
  };
  return {
    run: async (...statements) => {
      // Of many inquiries at once, each has a turn of the event loop, and pages are answered in between.
      lastTurn = lastTurn.then(() => eventLoopTurn());
      await lastTurn;
      try {
        // SQLite would go on writing into a file that was removed.
        if (identity && identity !== identityOf(file))
          throw new Error(`${file} was replaced while it was in use: restart the server`);
        connection ??= connect(file);
        identity ??= identityOf(file);
        return runAll(connection, statements);
      } catch (error) {
        // The next run opens it again.
        close();
        throw error;
      }
    },
    close: async () => close(),
    dialect,
  };
}

function identityOf(file: string): string {
  const { dev, ino } = statSync(file);
  return `${dev} ${ino}`;
}

function connect(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Only the server's user may read what visitors wrote. SQLite gives the files beside it the same mode.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // FULL: a commit is on the disk, also when the power fails. What is deleted is overwritten.
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    inTransaction(connection, () =>
      runEach(connection, updatesSince(runEach(connection, readVersion(dialect)), dialect)),
    );
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function runAll(connection: DatabaseSync, statements: Statement[]): Row[][] {
  // One statement is a transaction by itself.
  if (statements.length === 1) return runEach(connection, statements);
  return inTransaction(connection, () => runEach(connection, statements));
}

function inTransaction<T>(connection: DatabaseSync, work: () => T): T {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has rolled it back already.
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

function runEach(connection: DatabaseSync, statements: Statement[]): Row[][] {
  return statements.map(({ sql, values = [] }) =>
    connection.prepare(sql).all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))),
  );
}
