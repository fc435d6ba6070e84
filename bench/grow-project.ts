import { globSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '../src/content/schema/read-content.ts';
import { slugify } from '../src/content/schema/slug.ts';
import { inListOrder, type Watch } from '../src/content/schema/watch-schema.ts';
import { pictureNameOf, views } from '../src/pictures/views.ts';
import { copyProject } from '../tests/shops/write-shop.ts';

/**
 * Makes a copy of the project with another number of watches. Additional watches are copies with another model, year, price
 * and position. Their pictures, masters and encoded files, are hard links.
 *
 * @param count how many watches
 * @param target the folder of the copy, on the same disk as the project; its caches are kept
 */
export function growProject(count: number, target: string): void {
  copyProject(target);
  rmSync(join(target, '.cache/images'), { recursive: true, force: true });
  mkdirSync(join(target, 'content/watches'), { recursive: true });
  const linkPictures = pictureLinker(target);
  linkPictures(['hero', 'hero-phone', 'about-workshop'], (name) => name);
  const originals = readContent('content', () => true).watches;
  for (const watch of growWatches(originals, count)) {
    const { source, ...written } = watch;
    writeFileSync(join(target, `content/watches/${watch.id}.yaml`), stringify(written));
    const names = views.map((view) => pictureNameOf(source, view));
    linkPictures(names, (name) => name.replace(source, watch.id));
  }
}

/** Makes every watch available, so that the catalogue has the requested number. */
const forSale = { status: 'available', soldOn: undefined } as const;

/**
 * Makes the requested number of watches from the originals.
 *
 * @returns the watches in the order of the list, each with the id of its original
 */
function growWatches(originals: readonly Watch[], count: number): (Watch & { source: string })[] {
  const ordered = originals.toSorted(inListOrder);
  return Array.from({ length: count }, (_, index) => {
    const original = ordered[index % ordered.length] as Watch;
    const round = Math.floor(index / ordered.length);
    if (round === 0) return { ...original, ...forSale, source: original.id };
    const model = `${original.model} ${round + 1}`;
    // Spread over a century, for sorting by year.
    const year = 1880 + ((original.year + 37 * round) % 100);
    const id = slugify(`${original.brand} ${model} ${year}`);
    const price = original.price + 35 * round;
    return {
      ...original,
      ...forSale,
      id,
      model,
      year,
      price,
      position: index + 1,
      imageSrc: `/images/${id}.jpg`,
      source: original.id,
    };
  });
}

/** Hard-links the masters and encoded files of pictures under other names. */
function pictureLinker(target: string): (names: string[], rename: (name: string) => string) => void {
  const masters = globSync('pictures/{renderings,photographs}/*');
  const encoded = globSync('.cache/images/*');
  const byName = Map.groupBy([...masters, ...encoded], (file) => basename(file).split('.')[0] ?? '');
  for (const folder of ['pictures/renderings', 'pictures/photographs', '.cache/images'])
    mkdirSync(join(target, folder), { recursive: true });
  return (names, rename) => {
    for (const name of names)
      for (const file of byName.get(name) ?? [])
        linkSync(file, join(target, file.replace(basename(file), basename(file).replace(name, rename(name)))));
  };
}
