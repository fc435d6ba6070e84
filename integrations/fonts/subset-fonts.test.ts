import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { type SubsetFonts, subsetFonts } from './subset-fonts.ts';

const require = createRequire(import.meta.url);
const cache = mkdtempSync(join(tmpdir(), 'fonts-'));
const characters = { latin: 'Coromandel Watch House', arabic: 'ساعة', italic: 'An honest scratch' };
let fonts: SubsetFonts;

beforeAll(async () => {
  fonts = await subsetFonts(characters, cache);
}, 60_000);
afterAll(() => rmSync(cache, { recursive: true }));

describe('the fonts', () => {
  test('are one file a face, each a WOFF2 smaller than its source', () => {
    const files = [...fonts.files.values()];
    expect(files).toHaveLength(fontFaces.length);
    for (const [index, file] of files.entries()) {
      expect(readFileSync(file).subarray(0, 4).toString()).toBe('wOF2');
      const source = require.resolve(fontFaces[index]?.source ?? '');
      expect(statSync(file).size).toBeLessThan(statSync(source).size / 2);
      expect(statSync(file).size).toBeGreaterThan(500);
    }
  });

  test('stand under names that carry a hash, so that they may be kept for good', () => {
    for (const address of fonts.files.keys()) expect(address).toMatch(/^\/fonts\/[a-z-]+\.[0-9a-f]{8}\.woff2$/);
  });

  test('are named to the browser by the rules, swapped in when they come', () => {
    for (const address of fonts.files.keys()) expect(fonts.css).toContain(`url('${address}') format('woff2')`);
    expect(fonts.css.match(/font-display: swap/g)).toHaveLength(fontFaces.length);
    expect(fonts.css).toContain("font-family: 'Newsreader'; font-style: italic");
  });

  test('the Arabic face is fetched only for Arabic', () => {
    const rule = fonts.css.split('@font-face').find((part) => part.includes("'Noto Naskh Arabic'"));
    expect(rule).toContain('unicode-range: U+0600-06FF');
  });

  test('worth preloading are the upright ones, by script', () => {
    expect(fonts.preloads.latin.map((address) => address.split('.')[0])).toEqual([
      '/fonts/newsreader',
      '/fonts/instrument-sans',
    ]);
    expect(fonts.preloads.arabic.map((address) => address.split('.')[0])).toEqual(['/fonts/noto-naskh-arabic']);
    for (const address of Object.values(fonts.preloads).flat()) expect(fonts.files.has(address)).toBe(true);
  });

  test('have stand-ins of the same measures, so that text does not jump', () => {
    for (const font of ['Times New Roman', 'Noto Serif', 'Arial', 'Roboto']) {
      const rule = fonts.css.split('@font-face').find((part) => part.includes(`as ${font}`));
      expect(rule).toMatch(/size-adjust: [\d.]+%/);
    }
  });
});

test('fonts cut before come from the cache; other characters make other files', async () => {
  const before = readdirSync(cache).sort();
  await expect(subsetFonts(characters, cache)).resolves.toEqual(fonts);
  expect(readdirSync(cache).sort()).toEqual(before);
  const other = await subsetFonts({ ...characters, arabic: 'ساعات' }, cache);
  expect(other.preloads.arabic).not.toEqual(fonts.preloads.arabic);
  expect(other.preloads.latin).toEqual(fonts.preloads.latin);
}, 60_000);
