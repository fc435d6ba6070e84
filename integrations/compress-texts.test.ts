import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';
import { compressTexts } from './compress-texts.ts';

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

test('a text that cannot be read fails with its name', async () => {
  const gone = join(temporaryFolder(), 'gone.txt');
  await expect(compressTexts([gone], temporaryFolder())).rejects.toThrow(gone);
});

test('a text that was compressed before is not compressed again', async () => {
  const cache = temporaryFolder();
  const used = await compressTexts(folderOf(['the same']), cache);
  writeFileSync(used.find((file) => file.endsWith('.br')) ?? '', 'from the cache');
  const [file = ''] = folderOf(['the same']);
  expect(await compressTexts([file], cache)).toEqual(used);
  expect(readFileSync(`${file}.br`, 'utf8')).toBe('from the cache');
});
