import type { StoreLocation } from '../configuration.ts';
import { createStore, type InquiryStore } from './store.ts';

/** The store at a place. Only the database in use is loaded; it is opened when it is first used. */
export async function openStore({ databaseUrl, dataDir }: StoreLocation): Promise<InquiryStore> {
  if (!databaseUrl) return createStore((await import('./sqlite.ts')).openSqlite(dataDir));
  return createStore((await import('./postgres.ts')).openPostgres(databaseUrl));
}
