import { spawnSync } from 'node:child_process';
import { cpSync, globSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { siteFolder } from '../scripts/site-folder.ts';
import { readContent } from '../src/content/schema/read-content.ts';
import { slugify } from '../src/content/schema/slug.ts';
import type { Watch } from '../src/content/schema/watch-schema.ts';
import { pictureNameOf, views } from '../src/pictures/views.ts';

/** What the build reads, beside `pictures` and `content/watches`. */
const sources = [
  'src',
  'editor',
  'integrations',
  'server',
  'content/about',
  'content/buying',
  'content/guide',
  'content/sell',
  'content/locales',
  'content/names-in-arabic.yaml',
  'content/shop.yaml',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * Copies what the build reads into a folder, beside watches and pictures, and removes what an earlier copy left there but for
 * its caches.
 */
export function copyProject(target: string): void {
  for (const name of ['src', 'editor', 'integrations', 'server', 'content', 'pictures', 'dist'])
    rmSync(join(target, name), { recursive: true, force: true });
  for (const source of sources) cpSync(source, join(target, source), { recursive: true });
}

/**
 * Makes a copy of the project with another number of watches. A copy of a watch differs from it by model, year, price
 * and place; its pictures, masters and encoded, are hard links.
 *
 * @param count how many watches
 * @param target folder of the copy, on the project's own disk; what was cached there before is kept
 */
export function growProject(count: number, target: string): void {
  copyProject(target);
  rmSync(join(target, '.cache/images'), { recursive: true, force: true });
  writeFileSync(join(target, 'integrations/share-cards/draw-card.ts'), drawnAlready());
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

/**
 * Builds a grown project into its own `dist`.
 *
 * @param variables of the build's environment, beside this process's own
 * @throws if the build fails
 */
export function buildProject(project: string, variables: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'build', '--silent'], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...variables, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${project} could not be built`);
}

/** A share card takes a tenth of a second to draw. As if all were cached: the copy takes one of those that are. */
function drawnAlready(): string {
  const cards = '.cache/share-cards';
  const card = resolve(cards, readdirSync(cards)[0] ?? '');
  return `import { readFileSync } from 'node:fs';\nexport const drawCard = () => readFileSync(${JSON.stringify(card)});\n`;
}

/** Whatever the owner has sold: a catalogue of so many watches is what is asked for. */
const forSale = { status: 'available', soldOn: undefined } as const;

/**
 * As many watches as asked for, made from some.
 *
 * @returns the watches in the order of the list, each with the id of the one that it is made from
 */
function growWatches(originals: readonly Watch[], count: number): (Watch & { source: string })[] {
  const ordered = originals.toSorted((a, b) => a.position - b.position);
  return Array.from({ length: count }, (_, index) => {
    const original = ordered[index % ordered.length] as Watch;
    const round = Math.floor(index / ordered.length);
    if (round === 0) return { ...original, ...forSale, source: original.id };
    const model = `${original.model} ${round + 1}`;
    // Within a century, so that sorting by year has something to do.
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

/** Links the masters and the encoded variants of pictures under other names. */
function pictureLinker(target: string): (names: string[], rename: (name: string) => string) => void {
  const masters = globSync('pictures/{renderings,photographs}/*');
  // Only what the last build used: the cache also keeps what earlier masters were encoded to.
  const current = new Set(
    readdirSync(join(siteFolder, 'images/sized')).map((file) => file.split('.').slice(0, 2).join('.')),
  );
  const encoded = readdirSync('.cache/images').filter((file) => current.has(file.split('.').slice(0, 2).join('.')));
  const byName = Map.groupBy(
    [...masters, ...encoded.map((file) => `.cache/images/${file}`)],
    (file) => basename(file).split('.')[0] ?? '',
  );
  for (const folder of ['pictures/renderings', 'pictures/photographs', '.cache/images'])
    mkdirSync(join(target, folder), { recursive: true });
  return (names, rename) => {
    for (const name of names)
      for (const file of byName.get(name) ?? [])
        linkSync(file, join(target, file.replace(basename(file), basename(file).replace(name, rename(name)))));
  };
}
