import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { fileToForm, formToFile } from '../../editor/browser/content-formats.ts';
import { writeYaml } from '../../editor/browser/write-yaml.ts';
import { contentOf, type ShopName } from './shops.ts';

/** The files that the build reads, except `pictures` and `content/watches`. */
const sources = [
  'src',
  'editor',
  'integrations',
  'public',
  'scripts/build.ts',
  'scripts/replace-folder.ts',
  'server',
  'content/about',
  'content/buying',
  'content/guide',
  'content/sell',
  'content/locales',
  'content/colours.css',
  'content/search-names.yaml',
  'content/shop.yaml',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * Copies the files that the build reads, except watches and pictures. Deletes an earlier copy, but keeps its caches.
 */
function copyProject(target: string): void {
  for (const name of ['src', 'editor', 'integrations', 'server', 'content', 'pictures', 'dist'])
    rmSync(join(target, name), { recursive: true, force: true });
  for (const source of sources) cpSync(source, join(target, source), { recursive: true });
}

/**
 * Writes a copy of the project with the content of a shop. Its pictures are encoded into the project's own cache.
 *
 * @param target the folder of the copy, inside the project
 */
export async function writeShop(name: ShopName, target: string): Promise<void> {
  const { shop, watches, drafts = [], photographs = {}, texts = {}, deleted = [], newLanguage } = contentOf(name);
  const pathOf = (path: string) => join(target, path);
  copyProject(target);
  for (const folder of ['content/watches', 'pictures/photographs', '.cache'])
    mkdirSync(pathOf(folder), { recursive: true });
  cpSync('pictures/renderings', pathOf('pictures/renderings'), { recursive: true });
  await drawDeletedRenderings(pathOf('pictures/renderings'));
  shareImageCache(target);
  writeFileSync(pathOf('content/shop.yaml'), writeYaml(shop));
  for (const { id, ...watch } of [...watches, ...drafts.map((id) => ({ id, draft: 'true' }))])
    writeFileSync(pathOf(`content/watches/${id}.yaml`), asEdited(writeYaml(watch)));
  for (const file of deleted) rmSync(pathOf(file), { force: true });
  for (const [locale, groups] of Object.entries(texts)) {
    const file = pathOf(`content/locales/${locale}.json`);
    const all = JSON.parse(readFileSync(file, 'utf8'));
    for (const [group, words] of Object.entries(groups)) Object.assign(all[group], words);
    writeFileSync(file, JSON.stringify(all));
  }
  if (newLanguage) {
    const table = pathOf('src/i18n/locales.ts');
    writeFileSync(table, readFileSync(table, 'utf8').replace('} as const satisfies', `${newLanguage.line}$&`));
    writeFileSync(pathOf(`content/locales/${newLanguage.code}.json`), JSON.stringify(newLanguage.words));
  }
  for (const [picture, [width, height]] of Object.entries(photographs))
    await drawPicture(pathOf(`pictures/photographs/${picture}.jpg`), width, height);
}

/** A watch's file as the editor writes it. */
const asEdited = (file: string) => formToFile('watches', fileToForm('watches', file));

/** Draws renderings of the sample's watches that the owner has deleted with a watch. */
async function drawDeletedRenderings(folder: string): Promise<void> {
  const files = contentOf('sample').watches.flatMap(({ id }) => [`${id}.jpg`, `${id}-side.jpg`, `${id}-detail.jpg`]);
  const deleted = files.filter((file) => !existsSync(join(folder, file)));
  for (const file of deleted) await drawPicture(join(folder, file), 1600, 2000);
}

function shareImageCache(target: string): void {
  const cache = resolve('.cache/images');
  mkdirSync(cache, { recursive: true });
  rmSync(join(target, '.cache/images'), { recursive: true, force: true });
  symlinkSync(cache, join(target, '.cache/images'), 'junction');
}

/** A flat picture with a red edge, which shows whether something was cut off. */
async function drawPicture(file: string, width: number, height: number): Promise<void> {
  const edge = 0.04 * width;
  const inner = {
    create: { width: width - 2 * edge, height: height - 2 * edge, channels: 3, background: '#7a6a55' },
  } as const;
  await sharp(inner)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#d01010' })
    .jpeg()
    .toFile(file);
}

/**
 * Builds a copy of the project into its own `dist`, as the owner does.
 *
 * @param variables additional environment variables of the build
 * @returns what the build printed
 * @throws if the build fails, with what it printed
 */
export function buildProject(project: string, variables: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...variables, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${project} could not be built: ${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}
