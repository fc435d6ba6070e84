import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { finishTexts } from './finish-texts.ts';
import { readInlineCode } from './inline-code.ts';

function site(texts: Record<string, string>): { dist: string; files: string[] } {
  const dist = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const files = Object.entries(texts).map(([name, text]) => {
    const file = join(dist, name);
    writeFileSync(file, text);
    return file;
  });
  return { dist, files };
}

const pages = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [
    `${index}.html`,
    `<head><script>a(${index % 3})</script></head><astro-island component-url="/form.js" client="painted"></astro-island>`,
  ]),
);

test('every text gets two copies that say the same, and every page asks for the scripts of its islands', async () => {
  const { dist, files } = site({ ...pages, 'form.js': 'import "./field.js";', 'field.js': '', 'robots.txt': 'é' });
  await finishTexts(dist, files);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
    if (file.endsWith('.html')) expect(text).toMatch(/<script>.*\["\/form\.js","\/field\.js"\].*<\/script><\/head>/s);
  }
});

test('what stands inline is told once, however many workers found it', async () => {
  const { dist, files } = site({ ...pages, 'form.js': '' });
  const found = await finishTexts(dist, files);
  const finished = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(file, 'utf8'));
  expect(found).toEqual(readInlineCode(finished));
});

test('a text that can not be finished ends the build, and the error names it', async () => {
  const { dist, files } = site(pages);
  await expect(finishTexts(dist, files)).rejects.toThrow(/form\.js/);
});
