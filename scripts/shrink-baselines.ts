/*
 * Reduces the colours of the screenshots of `tests/journeys/appearance.spec.ts`, which have no pictures, to make them smaller.
 * The difference is far below the threshold of the comparison.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

let shrunk = 0;
for (const file of globSync('tests/journeys/baselines/**/*.png')) {
  const image = sharp(readFileSync(file));
  // Skip files that are already reduced, or each run would change every file.
  if ((await image.metadata()).isPalette) continue;
  writeFileSync(file, await image.png({ palette: true, colours: 32, dither: 0, effort: 10 }).toBuffer());
  shrunk++;
}
console.log(`${shrunk} baselines are new`);
