import { readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';
import { cachedFile, removeOld } from './cached-file.ts';

test('a file is made once', async () => {
  const file = join(temporaryFolder(), 'pictures/hero.avif');
  const make = vi.fn(async () => Buffer.from('picture'));
  expect(await cachedFile(file, make)).toBe(file);
  expect(await cachedFile(file, make)).toBe(file);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readFileSync(file, 'utf8')).toBe('picture');
});

test('concurrent builds all get a complete file, and leave no other files', async () => {
  const cache = temporaryFolder();
  const file = join(cache, 'hero.avif');
  const content = Buffer.alloc(1_000_000, 'a');
  await Promise.all(Array.from({ length: 8 }, () => cachedFile(file, async () => content)));
  expect(readFileSync(file).equals(content)).toBe(true);
  expect(readdirSync(cache)).toEqual(['hero.avif']);
});

test('a failure leaves no file', async () => {
  const cache = temporaryFolder();
  const file = join(cache, 'hero.avif');
  await expect(cachedFile(file, () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  expect(readdirSync(cache)).toEqual([]);
});

/** A cache with files of these ages in days. */
function cacheWith(ages: Record<string, number>): string {
  const cache = temporaryFolder();
  for (const [name, days] of Object.entries(ages)) {
    const file = join(cache, name);
    const changed = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    writeFileSync(file, '');
    utimesSync(file, changed, changed);
  }
  return cache;
}

test('files that no build used for a month are removed', () => {
  const cache = cacheWith({ 'used.avif': 99, 'unused.avif': 31, 'other.avif': 29, 'old.part': 31 });
  removeOld(cache, [join(cache, 'used.avif')]);
  expect(readdirSync(cache).sort()).toEqual(['other.avif', 'used.avif']);
});

test('a build whose cache is a link to another folder removes nothing there', () => {
  const cache = cacheWith({ 'unused.avif': 99, 'old.part': 99 });
  const linked = join(temporaryFolder(), 'images');
  symlinkSync(cache, linked, 'junction');
  removeOld(linked, []);
  expect(readdirSync(cache)).toHaveLength(2);
});

test('a build without pictures has no cache, and nothing is removed', () => {
  expect(() => removeOld(join(temporaryFolder(), 'images'), [])).not.toThrow();
});
