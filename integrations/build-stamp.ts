import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { inquiriesEndpoint, inquiriesKeepDays } from '../src/content/schema/shop.ts';
import { siteUrl } from './site-url.ts';

/** Everything that the built site depends on, beside variables of the environment. */
const inputs = [
  ...['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['content', 'editor', 'integrations', 'pictures/photographs', 'pictures/renderings', 'scripts', 'server', 'src'],
];

/** Notes from what a site was built, so that `npm start` need not build the same again. */
export function buildStamp(): AstroIntegration {
  let hash = '';
  return {
    name: 'build-stamp',
    hooks: {
      'astro:build:start': () => {
        rmSync(stampFile('.'), { force: true });
        hash = hashInputs('.');
      },
      'astro:build:done': () => writeStamp('.', hash),
    },
  };
}

/**
 * Whether `dist` is the site that a build would make now, whole and as it was built.
 *
 * @param root the project's folder
 */
export function isUpToDate(root: string): boolean {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(root, hashInputs(root));
}

/** @param hash that of the inputs when the build began */
export function writeStamp(root: string, hash: string): void {
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), stampOf(root, hash));
}

function stampOf(root: string, hash: string): string {
  return `inputs ${hash}\noutput ${hashOutput(root)}\n`;
}

/** Of the content of every file that the site depends on, of its URL, of its forms and of the year, from which `isAntique` counts. */
export function hashInputs(root: string): string {
  const settings = [siteUrl(process.env['SITE_URL']), inquiriesEndpoint(), inquiriesKeepDays()];
  const hash = createHash('sha256').update([...settings, new Date().getUTCFullYear()].join(' '));
  for (const path of inputs.flatMap((path) => filesBelow(root, path))) {
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** Of names, sizes and dates: a site of thousands of pages would take long to read. */
function hashOutput(root: string): string {
  const hash = createHash('sha256');
  for (const path of filesBelow(root, 'dist')) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function stampFile(root: string): string {
  return join(root, '.cache/build-stamp');
}

/** A file itself, or every file in a folder, in an order that does not change; none where nothing is. */
function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(path, join(entry.parentPath, entry.name).slice(full.length)))
    .sort();
}
