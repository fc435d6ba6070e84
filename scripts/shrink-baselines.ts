/*
 * Makes the baselines of `tests/journeys/appearance.spec.ts` a third as large: a page without its pictures needs few colours.
 * What is lost stays far below the difference that the comparison lets pass.
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
  // One that has its few colours already stays as it is, or each run would change every file.
  if (png[colourTypeAt] === 3) continue;
  writeFileSync(file, await sharp(png).png({ palette: true, colours: 32, dither: 0, effort: 10 }).toBuffer());
  shrunk++;
}
console.log(`${shrunk} baselines are new`);
