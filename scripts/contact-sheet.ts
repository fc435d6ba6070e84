/* Writes docs/pictures.webp: both views of every watch, in the order of the list. Run it after rendering new masters. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { Watch } from '../src/content/schema/watch-schema.ts';
import { findMasters } from '../src/pictures/find-masters.ts';
import { pictureNameOf } from '../src/pictures/views.ts';

const tile = { width: 256, height: 320 };
const columns = 8;
const gap = 4;

const masters = findMasters('pictures');
const watches: Watch[] = readdirSync('content/watches').map((file) =>
  parse(readFileSync(`content/watches/${file}`, 'utf8')),
);
const names = watches
  .sort((a, b) => a.position - b.position)
  .flatMap(({ id }) => [id, pictureNameOf(id, 'side')])
  .filter((name) => existsSync(masters.get(name) ?? ''));
const layers = await Promise.all(
  names.map(async (name, index) => ({
    input: await sharp(masters.get(name)).resize(tile.width, tile.height).toBuffer(),
    left: (index % columns) * (tile.width + gap),
    top: Math.floor(index / columns) * (tile.height + gap),
  })),
);
const rows = Math.ceil(names.length / columns);
const { size } = await sharp({
  create: {
    width: columns * (tile.width + gap) - gap,
    height: rows * (tile.height + gap) - gap,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(layers)
  .webp({ quality: 80, effort: 6 })
  .toFile('docs/pictures.webp');
console.log(`docs/pictures.webp: ${names.length} pictures, ${Math.round(size / 1000)} kB`);
