import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { createStore } from './store.ts';
import { testLaterSchema, testStore } from './store-contract-fixture.ts';
import { submission } from './submission-fixture.ts';

describe('a store in SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  testStore(async () => [openSqlite(join(folder, 'shop')), openSqlite(join(folder, 'shop'))]);

  testLaterSchema(async () => openSqlite(join(folder, 'later')));

  test('only the server’s user may read it, wherever it lies', async () => {
    const open = join(folder, 'open');
    mkdirSync(open, { mode: 0o777 });
    chmodSync(open, 0o777);
    const database = openSqlite(open);
    await createStore(database).add(submission(), new Date());
    for (const file of ['inquiries.sqlite', 'inquiries.sqlite-wal', 'inquiries.sqlite-shm'])
      expect((statSync(join(open, file)).mode & 0o777).toString(8)).toBe('600');
    await database.close();
  });

  test('a folder that comes back is opened again', async () => {
    const place = join(folder, 'gone');
    mkdirSync(join(folder, 'file'), { recursive: true });
    const store = createStore(openSqlite(join(place, 'data')));
    await store.add(submission(), new Date());
    await store.close();
    renameSync(place, `${place}-away`);
    rmSync(place, { recursive: true, force: true });
    renameSync(`${place}-away`, place);
    expect(await store.list()).toHaveLength(1);
    await store.close();
  });
});
