import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeYaml } from '../editor/browser/write-yaml.ts';
import { pictureNameOf, views } from '../src/pictures/views.ts';
import { contentOf } from '../tests/shops/shops.ts';
import { writeShop } from '../tests/shops/write-shop.ts';

/** A shop that is larger than the sample. */
export interface GrownShop {
  watches: number;
  /** How many photographs it has: first a front of each watch, then the other views. */
  photographs: number;
  /** In pixels. */
  photographWidth: number;
}

/**
 * Writes the sample's shop with more watches, and with photographs that are drawn here. Its pictures have a cache of their own,
 * which is empty.
 *
 * @param folder inside the project
 * @returns the ids of the watches
 */
export async function writeGrownShop(folder: string, { watches, photographs, photographWidth }: GrownShop) {
  await writeShop('sample', folder);
  rmSync(join(folder, '.cache'), { recursive: true });
  mkdirSync(join(folder, '.cache/images'), { recursive: true });
  const models = contentOf('sample').watches;
  const ids = Array.from({ length: watches }, (_, index) => {
    const { id: model = '', ...facts } = models[index % models.length] ?? {};
    const id = index < models.length ? model : `${model}-${index}`;
    writeFileSync(watchFile(folder, id), writeYaml({ ...facts, position: String(index + 1) }));
    return id;
  });
  const names = views.flatMap((view) => ids.map((id) => pictureNameOf(id, view))).slice(0, photographs);
  const drawn = join(folder, '.cache/photograph.jpg');
  await drawPhotograph(drawn, photographWidth);
  for (const name of names) copyFileSync(drawn, join(folder, `pictures/photographs/${name}.jpg`));
  return ids;
}

/** The file of a watch. */
export const watchFile = (folder: string, id: string) => join(folder, `content/watches/${id}.yaml`);

/** An upright picture with as much detail as a phone's, which is 3024 pixels wide and about 2 MB large. */
async function drawPhotograph(file: string, width: number): Promise<void> {
  const size = { width: Math.round(width / 4), height: Math.round(width / 3) };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { ...size, channels: 3, background: '#806850', noise } })
    .resize(width)
    .blur(3)
    .jpeg({ quality: 90 })
    .toFile(file);
}
