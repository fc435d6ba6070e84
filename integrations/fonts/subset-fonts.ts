import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine';
import subsetFont from 'subset-font';
import type { GeneratedFiles } from '../generated-files.ts';
import { type FontFace, fontFaces } from './font-faces.ts';
import type { CharacterSet } from './used-characters.ts';

const require = createRequire(import.meta.url);

export interface SubsetFonts {
  /** The `@font-face` rules, fallbacks included. */
  css: string;
  /** Files of the typefaces in one cut, as TrueType, for pictures with words. */
  drawn: string[];
  /** The addresses worth preloading: the upright faces, by script. */
  preloads: Record<'latin' | 'arabic', string[]>;
  files: GeneratedFiles;
}

/**
 * Cuts every typeface down to the characters and axes that the site uses.
 *
 * @param characters the characters to keep, per set
 * @param cache folder for the cut files
 */
export async function subsetFonts(characters: Record<CharacterSet, string>, cache: string): Promise<SubsetFonts> {
  mkdirSync(cache, { recursive: true });
  const files: GeneratedFiles = new Map();
  const preloads: SubsetFonts['preloads'] = { latin: [], arabic: [] };
  const rules: string[] = [];
  const drawn: string[] = [];
  for (const face of fontFaces) {
    const source = require.resolve(face.source);
    const { name, file } = await subset(face, source, characters[face.characters], cache);
    if (face.drawnAs) drawn.push(await instantiate(face.drawnAs, source, file, characters));
    const address = `/fonts/${name}`;
    files.set(address, file);
    if (face.characters !== 'italic') preloads[face.characters].push(address);
    rules.push(faceRule(face, address), ...(await fallbackRules(face, source)));
  }
  return { css: rules.join('\n'), drawn, preloads, files };
}

async function subset(face: FontFace, source: string, characters: string, cache: string) {
  const bytes = readFileSync(source);
  const key = createHash('sha256')
    .update(bytes)
    .update(characters)
    .update(JSON.stringify([face.axes, face.drawnAs]));
  const family = `${face.family} ${face.style === 'italic' ? 'Italic' : ''}`.trim();
  const name = `${family.toLowerCase().replaceAll(' ', '-')}.${key.digest('hex').slice(0, 8)}.woff2`;
  const file = join(cache, name);
  if (!existsSync(file)) {
    writeFileSync(file, await subsetFont(bytes, characters, { targetFormat: 'woff2', variationAxes: face.axes }));
  }
  return { name, file };
}

/** One cut of a variable font, beside its web font. */
async function instantiate(
  axes: NonNullable<FontFace['drawnAs']>,
  source: string,
  webFont: string,
  characters: Record<CharacterSet, string>,
): Promise<string> {
  const file = webFont.replace(/woff2$/, 'ttf');
  if (!existsSync(file)) {
    const all = Object.values(characters).join('');
    const options = { targetFormat: 'truetype' as const, variationAxes: axes };
    writeFileSync(file, await subsetFont(readFileSync(source), all, options));
  }
  return file;
}

function faceRule(face: FontFace, address: string): string {
  // Without the range an Arabic page would fetch the Arabic face for its Latin names too, and the other way about.
  const range =
    face.characters === 'arabic' ? 'unicode-range: U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFF;' : '';
  return `@font-face {
    font-family: '${face.family}'; font-style: ${face.style}; font-weight: ${face.weight}; font-display: swap;
    src: url('${address}') format('woff2'); ${range}
  }`;
}

async function fallbackRules(face: FontFace, source: string): Promise<string[]> {
  const metrics = await readMetrics(pathToFileURL(source));
  if (!metrics) throw new Error(`${source}: expected a font with readable metrics`);
  return Promise.all(
    face.fallbacks.map(async (font) => {
      const fallbackMetrics = await getMetricsForFamily(font);
      if (!fallbackMetrics) throw new Error(`no metrics are known for the fallback font "${font}"`);
      return generateFontFace(metrics, { name: `${face.family} as ${font}`, font, metrics: fallbackMetrics });
    }),
  );
}
