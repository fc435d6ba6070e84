import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { sideViewOf } from '../../src/pictures/picture-data.ts';

/** Formats that sharp reads and cameras or editors write. */
export const masterExtensions = ['.jpg', '.jpeg', '.png', '.webp', '.tif', '.tiff', '.avif'];

/**
 * The master of every picture, by name. A photograph takes the place of the rendering of the same name,
 * so that an owner only has to drop it in; the rendering of that watch's other side goes with it.
 *
 * @param directory the folder that holds `renderings` and `photographs`
 * @throws if two files in one folder have the same name and different endings
 */
export function findMasters(directory: string): Map<string, string> {
  const masters = new Map<string, string>();
  for (const folder of ['renderings', 'photographs']) {
    const path = join(directory, folder);
    if (!existsSync(path)) continue;
    const seen = new Set<string>();
    for (const file of readdirSync(path).sort()) {
      const { name, ext } = parse(file);
      if (!masterExtensions.includes(ext.toLowerCase())) continue;
      if (seen.has(name)) throw new Error(`${join(path, file)}: expected one picture named "${name}", found two`);
      seen.add(name);
      masters.set(name, join(path, file));
    }
    // What a folder says of a watch holds for both its views.
    for (const side of [...seen].map(sideViewOf)) if (!seen.has(side)) masters.delete(side);
  }
  return masters;
}
