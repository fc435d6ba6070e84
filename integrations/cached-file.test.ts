import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cachedFile, removeOthers } from './cached-file.ts';

function emptyCache(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a file is made once', async () => {
  const file = join(emptyCache(), 'pictures/hero.avif');
  const make = vi.fn(async () => Buffer.from('picture'));
  expect(await cachedFile(file, make)).toBe(file);
  expect(await cachedFile(file, make)).toBe(file);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readFileSync(file, 'utf8')).toBe('picture');
});

test('concurrent builds all get a complete file, and leave no other files', async () => {
  const cache = emptyCache();
  const file = join(cache, 'hero.avif');
  const content = Buffer.alloc(1_000_000, 'a');
  await Promise.all(Array.from({ length: 8 }, () => cachedFile(file, async () => content)));
  expect(readFileSync(file).equals(content)).toBe(true);
  expect(readdirSync(cache)).toEqual(['hero.avif']);
});

test('a failure leaves no file', async () => {
  const cache = emptyCache();
  const file = join(cache, 'hero.avif');
  await expect(cachedFile(file, () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  expect(readdirSync(cache)).toEqual([]);
});

test('files that a build did not use are removed, but not those that another build is writing', () => {
  const cache = emptyCache();
  for (const name of ['hero.avif', 'hero.old.avif', 'other.avif.part']) writeFileSync(join(cache, name), '');
  removeOthers(cache, [join(cache, 'hero.avif')]);
  expect(readdirSync(cache).sort()).toEqual(['hero.avif', 'other.avif.part']);
});
