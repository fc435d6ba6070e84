/* Cuts the typefaces to the characters that src/fonts/fonts.css names: `npm run fonts` after a change of these or of the axes. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type FontFile, fontFiles } from './font-files.ts';

const packages = 'node_modules/@fontsource-variable';

/** The variable font of each typeface, and its axes to keep, pin or limit, so that visitors download less. */
const typefaces: Record<string, { font: string; axes: Record<string, number | { min: number; max: number }> }> = {
  // One weight and one optical size, between those for text and for headings, for half the bytes.
  newsreader: { font: 'newsreader-latin-opsz-normal', axes: { wght: 360, opsz: 28 } },
  'instrument-sans': { font: 'instrument-sans-latin-wght-normal', axes: { wght: { min: 400, max: 600 } } },
  'noto-naskh-arabic': { font: 'noto-naskh-arabic-arabic-wght-normal', axes: { wght: { min: 400, max: 600 } } },
};

for (const file of fontFiles()) await cutFont(file);
// The headings' typeface again, for the pictures of shared links: what draws them reads no WOFF2.
const [headings] = fontFiles();
if (headings) await cutFont({ ...headings, path: 'src/fonts/newsreader.ttf' }, 'truetype');
// The Open Font License requires that the site has a copy of itself.
for (const name of Object.keys(typefaces)) copyFileSync(join(packages, name, 'LICENSE'), `public/licences/${name}.txt`);

/** Writes one file of a typeface. */
async function cutFont({ typeface, path, characters }: FontFile, targetFormat = 'woff2'): Promise<void> {
  const { font, axes } = typefaces[typeface] ?? {};
  if (!font || !axes) throw new Error(`${path}: no typeface has this name`);
  const source = readFileSync(join(packages, typeface, 'files', `${font}.woff2`));
  const cut = await subsetFont(source, characters, { targetFormat, variationAxes: axes });
  writeFileSync(path, cut);
  console.log(`${path}: ${cut.length} bytes`);
}
