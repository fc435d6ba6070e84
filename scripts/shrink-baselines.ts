/*
 * Reduces the colours of the screenshots of `tests/journeys/appearance.release.spec.ts`, which have no pictures, to make them smaller.
 * The difference is far below the threshold of the comparison.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../tests/journeys/baselines');
/** The colour type in a PNG's header; 3 is a palette. Source: https://www.w3.org/TR/png-3/#11IHDR */
const colourTypeAt = 25;

let shrunk = 0;
for (const file of globSync(join(folder, '**/*.png'))) {
  const png = readFileSync(file);
  // Skip files that are already reduced, or each run would change every file.
  if (png[colourTypeAt] === 3) continue;
  writeFileSync(file, await sharp(png).png({ palette: true, colours: 32, dither: 0, effort: 10 }).toBuffer());
  shrunk++;
}
console.log(`${shrunk} baselines are new`);
