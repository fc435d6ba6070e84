/*
 * Makes the baselines of `e2e/appearance.spec.ts` a third as large: a page without its pictures needs few colours.
 * What is lost stays far below the difference that the comparison lets pass.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../e2e/baselines');
let total = 0;
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const shrunk = await sharp(readFileSync(file)).png({ palette: true, colours: 32, dither: 0, effort: 10 }).toBuffer();
  total += shrunk.length;
  writeFileSync(file, shrunk);
}
console.log(`${readdirSync(folder).length} baselines, ${Math.round(total / 1000)} kB`);
