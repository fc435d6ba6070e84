import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFileCache } from './file-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Whether a file is read from the disk: then it is seen that it has changed. */
async function isRead(read: ReturnType<typeof createFileCache>, file: string): Promise<boolean> {
  writeFileSync(file, 'changed');
  return (await read(file)).toString() === 'changed';
}

test.each(['some text', ''])('a file of %j is read once', async (content) => {
  const read = createFileCache();
  const file = write('file', content);
  expect((await read(file)).toString()).toBe(content);
  expect(await isRead(read, file)).toBe(false);
});

test('a file that is missing is an error each time', async () => {
  const read = createFileCache();
  for (let times = 0; times < 2; times++) await expect(read(join(folder, 'missing'))).rejects.toThrow('ENOENT');
});

test('a large file is not kept', async () => {
  const read = createFileCache({ maxBytes: 100, maxFileBytes: 10 });
  const file = write('large', 'x'.repeat(11));
  await read(file);
  expect(await isRead(read, file)).toBe(true);
});

test('if there is no more room, the file that was used least recently goes', async () => {
  const read = createFileCache({ maxBytes: 20, maxFileBytes: 10 });
  const first = write('first', 'x'.repeat(10));
  const second = write('second', 'x'.repeat(10));
  const third = write('third', 'x'.repeat(10));
  for (const file of [first, second, first, third]) await read(file);
  expect(await isRead(read, first)).toBe(false);
  expect(await isRead(read, third)).toBe(false);
  expect(await isRead(read, second)).toBe(true);
});
