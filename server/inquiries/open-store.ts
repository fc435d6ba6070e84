import type { Database } from './database.ts';
import { createStore, type InquiryStore } from './store.ts';

/** Where inquiries are kept. */
export interface StoreLocation {
  /** `postgres://…`, or undefined for SQLite. */
  databaseUrl: string | undefined;
  /** The folder of the SQLite file. */
  dataDir: string;
}

/** Opens the store. Only the database in use is loaded. */
export async function openStore({ databaseUrl, dataDir }: StoreLocation): Promise<InquiryStore> {
  const database = databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl)
    : await (await import('./sqlite.ts')).openSqlite(dataDir);
  try {
    return await createStore(database);
  } catch (error) {
    await closeQuietly(database);
    throw error;
  }
}

async function closeQuietly(database: Database): Promise<void> {
  await database.close().catch(() => undefined);
}
