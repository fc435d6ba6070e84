import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addToSite, cachedFile } from './cached-file.ts';

/**
 * The maximum for scripts: there are few, and every visitor downloads them. One step lower for other files, which takes less
 * than half the time for slightly larger files.
 */
const qualityOf = (file: string) => (file.endsWith('.js') ? 11 : 10);

/** For a large script that only the owner downloads: a small part of the time, for slightly larger files. */
export const QUICK_QUALITY = 5;

/**
 * Writes a brotli and a gzip copy beside every text file, for servers to send. Copies of texts that an earlier build had too
 * come from the cache.
 *
 * @param quality of brotli; by default the best for what every visitor downloads
 * @returns the files of the cache
 * @throws an error that names a file that cannot be read
 */
export async function compressTexts(files: readonly string[], cache: string, quality?: number): Promise<string[]> {
  const used: string[] = [];
  const remaining = files.values();
  const work = async () => {
    for (const file of remaining) used.push(...(await compressText(file, cache, quality ?? qualityOf(file))));
  };
  // Four at a time, so that their texts fit into memory: Node compresses in four threads.
  await Promise.all([work(), work(), work(), work()]);
  return used;
}

async function compressText(file: string, cache: string, quality: number): Promise<string[]> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const copies = {
    br: () => promisify(brotliCompress)(content, { params }),
    gz: () => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  const name = join(cache, `${hash('sha256', content)}.${quality}`);
  return Promise.all(
    Object.entries(copies).map(async ([ending, compress]) => {
      const cached = await cachedFile(`${name}.${ending}`, compress);
      await addToSite(cached, `${file}.${ending}`);
      return cached;
    }),
  );
}
