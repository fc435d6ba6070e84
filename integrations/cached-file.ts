import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that the build adds to Astro's, by URL. Each function makes its file or finds it in the cache, and returns the path. */
export type FilesToMake = Map<string, () => Promise<string>>;

/**
 * The part of a cached file's name that changes with the bytes that it is made from, the settings of its kind, and the source
 * of the code that makes it. It does not change with sharp's version.
 *
 * @returns eight hexadecimal digits
 */
export function cacheKey(bytes: Uint8Array, settings: unknown, source: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(settings)).update(source);
  return hash.digest('hex').slice(0, 8);
}

/**
 * Makes a file of the cache if it does not exist. Writes it under another name and then renames it, so that interrupted or
 * concurrent builds leave no incomplete files.
 *
 * @param file with a {@link cacheKey} in its name, because it is never overwritten
 * @returns the same file
 * @throws the error of `make`
 */
export async function cachedFile(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  if (existsSync(file)) return file;
  const content = await make();
  const unfinished = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, file);
  return file;
}

/**
 * Removes the files of a cache that a build did not use. Unfinished ones may belong to a concurrent build.
 *
 * @param used their paths
 */
export function removeOthers(cache: string, used: readonly string[]): void {
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    if (!used.includes(file) && !name.endsWith('.part')) rmSync(file);
  }
}
