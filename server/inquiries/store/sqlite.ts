import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import type { Database, Dialect, Row, Statement } from './database.ts';
import { schemaFor } from './schema.ts';

/** How long a statement waits for another process that has locked the file. Pages wait too, so it is short. */
const BUSY_TIMEOUT_MS = 250;

const dialect: Dialect = {
  bytes: 'BLOB',
  time: (seconds) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${seconds} seconds')`,
  skipLocked: '',
};

/**
 * The database as a file, in this process: a commit takes as long as the disk, which one inquiry a second does not notice.
 *
 * @param folder of `inquiries.sqlite`; it is created if it is missing
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
      // Each of many inquiries waits for its own turn of the event loop, so that pages are served in between.
      lastTurn = lastTurn.then(() => eventLoopTurn());
      await lastTurn;
      try {
        // SQLite would continue to write into a file that was removed.
        if (identity && identity !== identityOf(file))
          throw new Error(`${file} was replaced while it was in use: restart the server`);
        connection ??= connect(file);
        identity ??= identityOf(file);
        return runInTransaction(connection, statements);
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
    runInTransaction(connection, schemaFor(dialect));
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function runInTransaction(connection: DatabaseSync, statements: Statement[]): Row[][] {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const rows = statements.map(({ sql, values = [] }) =>
      connection.prepare(sql).all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))),
    );
    connection.exec('COMMIT');
    return rows;
  } catch (error) {
    // A full disk has rolled it back already.
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}
