import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressTexts, QUICK_QUALITY } from './compress-texts.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function folderOf(texts: string[]): string[] {
  const folder = emptyFolder();
  texts.forEach((text, index) => {
    writeFileSync(join(folder, `${index}.txt`), text);
  });
  return readdirSync(folder).map((name) => join(folder, name));
}

test('every text gets two compressed copies', async () => {
  const files = folderOf(['', 'é', ...Array.from({ length: 20 }, (_, index) => `page ${index} `.repeat(1000))]);
  await compressTexts(files, emptyFolder());
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
});

test('a lower quality makes larger copies', async () => {
  const text = Array.from({ length: 5000 }, (_, index) => `watch ${(index * 7919) % 1009}`).join();
  const [file = ''] = folderOf([text]);
  const cache = emptyFolder();
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
  await expect(compressTexts([file, `${file}.gone`], emptyFolder())).rejects.toThrow(`${file}.gone`);
});

test('a text that was compressed before is not compressed again', async () => {
  const cache = emptyFolder();
  const used = await compressTexts(folderOf(['the same']), cache);
  writeFileSync(used.find((file) => file.endsWith('.br')) ?? '', 'from the cache');
  const [file = ''] = folderOf(['the same']);
  expect(await compressTexts([file], cache)).toEqual(used);
  expect(readFileSync(`${file}.br`, 'utf8')).toBe('from the cache');
});
