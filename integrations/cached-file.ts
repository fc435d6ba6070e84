import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A file of the cache: made if it is not there yet. It is written under another name first, so that neither a build that
 * is interrupted nor two at a time leave half a file.
 *
 * @param file named after everything that its content depends on: it is never written again
 * @returns the same file
 * @throws what `make` throws
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
