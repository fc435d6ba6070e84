import { hash, randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How long a file is kept after it was made, also if a build does not use it: tests show other shops. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The part of a cached file's name that changes with the bytes that it is made from and the settings of its kind. It does not
 * change with sharp's version.
 *
 * @param bytesHash the hash of the bytes
 * @param settings with a version of what they do not say
 * @returns eight hexadecimal digits
 */
export function cacheKey(bytesHash: string, settings: unknown): string {
  return hash('sha256', bytesHash + JSON.stringify(settings)).slice(0, 8);
}

/**
 * Makes a file of the cache if it does not exist.
 *
 * @param file with a {@link cacheKey} in its name, because it is never overwritten
 * @returns the same file
 * @throws the error of `make`
 */
export async function cachedFile(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (existsSync(file)) return file;
  const content = await make();
  // Under another name first: interrupted or concurrent builds leave no incomplete files.
  const unfinished = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, file);
  return file;
}

/** Adds a file of a cache to the site. */
export async function addToSite(cached: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  // A hard link takes no time and no space, but not every file system supports it, and it does not work across disks.
  await link(cached, target).catch(() => copyFile(cached, target));
}

/**
 * Removes the files of a cache that this build did not use, and those that a killed build left unfinished, if they were made more
 * than a month ago. The shops of the tests link to the project's cache, of which they use a part: they remove nothing.
 *
 * @param used their paths
 */
export function removeOld(cache: string, used: readonly string[]): void {
  if (!existsSync(cache) || lstatSync(cache).isSymbolicLink()) return;
  const isUsed = new Set(used);
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    if (!isUsed.has(file) && isOlderThan(file, KEPT_MS)) rmSync(file, { force: true });
  }
}

/** Whether the last change of a file or folder is that long ago. One that is gone meanwhile is not. */
export function isOlderThan(file: string, ms: number): boolean {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  return Date.now() - changed > ms;
}
