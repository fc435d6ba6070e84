import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { testStore } from './store-contract.ts';

describe('a store in SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  testStore(async () => [await openSqlite(folder), await openSqlite(folder)]);
});
