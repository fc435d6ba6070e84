import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';
import { compressTexts, QUICK_QUALITY } from './compress-texts.ts';

function folderOf(texts: string[]): string[] {
  const folder = temporaryFolder();
  texts.forEach((text, index) => {
    writeFileSync(join(folder, `${index}.txt`), text);
  });
  return readdirSync(folder).map((name) => join(folder, name));
}

test('every text gets two compressed copies', async () => {
  const files = folderOf(['', 'é', ...Array.from({ length: 20 }, (_, index) => `page ${index} `.repeat(1000))]);
  await compressTexts(files, temporaryFolder());
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
});

test('a lower quality makes larger copies', async () => {
  const text = Array.from({ length: 5000 }, (_, index) => `watch ${(index * 7919) % 1009}`).join();
  const [file = ''] = folderOf([text]);
  const cache = temporaryFolder();
  await compressTexts([file], cache);
  const best = readFileSync(`${file}.br`).length;
  rmSync(`${file}.br`);
  rmSync(`${file}.gz`);
  await compressTexts([file], cache, QUICK_QUALITY);
  expect(readFileSync(`${file}.br`).length).toBeGreaterThan(best);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
});

test('a text that cannot be read fails with its name', async () => {
  const [file = ''] = folderOf(['a']);
  await expect(compressTexts([file, `${file}.gone`], temporaryFolder())).rejects.toThrow(`${file}.gone`);
});

test('a text that was compressed before is not compressed again', async () => {
  const cache = temporaryFolder();
  const used = await compressTexts(folderOf(['the same']), cache);
  writeFileSync(used.find((file) => file.endsWith('.br')) ?? '', 'from the cache');
  const [file = ''] = folderOf(['the same']);
  expect(await compressTexts([file], cache)).toEqual(used);
  expect(readFileSync(`${file}.br`, 'utf8')).toBe('from the cache');
});
