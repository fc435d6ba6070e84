import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { createStore } from './store.ts';
import { testStore } from './store-contract-fixture.ts';
import { submission } from './submission-fixture.ts';

describe('a store in SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  testStore(async () => [openSqlite(join(folder, 'shop')), openSqlite(join(folder, 'shop'))]);

  test('only the server’s user may read it, wherever the file is', async () => {
    const open = join(folder, 'open');
    mkdirSync(open, { mode: 0o777 });
    chmodSync(open, 0o777);
    const database = openSqlite(open);
    await createStore(database, 1e9).add(submission(), new Date());
    for (const file of ['inquiries.sqlite', 'inquiries.sqlite-wal', 'inquiries.sqlite-shm'])
      expect((statSync(join(open, file)).mode & 0o777).toString(8)).toBe('600');
    await database.close();
  });

  test('nothing is stored in a file that was removed or replaced; the same file may come back', async () => {
    const place = join(folder, 'gone');
    const file = join(place, 'inquiries.sqlite');
    const store = createStore(openSqlite(place), 1e9);
    const add = (idempotencyKey: string) => store.add(submission({ idempotencyKey }), new Date());
    await add('first');
    renameSync(place, `${place}-away`);
    await expect(add('gone')).rejects.toThrow('ENOENT');
    await expect(add('gone')).rejects.toThrow('ENOENT');
    expect(existsSync(file)).toBe(false);
    renameSync(`${place}-away`, place);
    await add('back');
    expect(await store.list()).toHaveLength(2);
    copyFileSync(file, `${file}-backup`);
    renameSync(`${file}-backup`, file);
    await expect(add('replaced')).rejects.toThrow('replaced while it was in use');
    await expect(store.check()).rejects.toThrow('replaced while it was in use');
    await store.close();
  });
});
