import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { pictureNameOf, views } from './views.ts';

/** Formats that sharp reads and cameras or editors write. */
const masterExtensions = ['.jpg', '.jpeg', '.png', '.webp', '.tif', '.tiff', '.avif'];

/**
 * The master of every picture, by name. A photograph takes the place of the rendering of the same name,
 * so that an owner only has to drop it in; the renderings of that watch's other views go with it. The front may also be
 * called `<id>-front`.
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
      const { name: stem, ext } = parse(file);
      if (!masterExtensions.includes(ext.toLowerCase())) continue;
      const name = stem.replace(/-front$/, '');
      if (seen.has(name)) throw new Error(`${join(path, file)}: expected one picture named "${name}", found two`);
      seen.add(name);
      masters.set(name, join(path, file));
    }
    // A watch photographed from the front shows no rendering of its other views.
    const others = [...seen].flatMap((front) => views.map((view) => pictureNameOf(front, view)));
    for (const name of others) if (!seen.has(name)) masters.delete(name);
  }
  return masters;
}

/** The names of the pictures that were rendered by a computer: a folder tells. */
export function findRenderings(masters: ReadonlyMap<string, string>): string[] {
  return [...masters].filter(([, file]) => basename(dirname(file)) === 'renderings').map(([name]) => name);
}
