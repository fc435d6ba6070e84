import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addToSite, cachedFile } from './cached-file.ts';

/**
 * The quality of brotli. The maximum for scripts: there are few, and every visitor downloads them. Lower takes a part of the time
 * for slightly larger files: one step for the others, many for the editor, a large script that only the owner downloads.
 */
function qualityOf(file: string): number {
  if (basename(dirname(file)) === 'admin') return 5;
  return file.endsWith('.js') ? 11 : 10;
}

/**
 * Writes a brotli and a gzip copy beside every text file, for servers to send. Copies of texts that an earlier build had too
 * come from the cache.
 *
 * @returns the files of the cache
 * @throws an error that names a file that cannot be read
 */
export async function compressTexts(files: readonly string[], cache: string): Promise<string[]> {
  const used: string[] = [];
  const remaining = files.values();
  const work = async () => {
    for (const file of remaining) used.push(...(await compressText(file, cache)));
  };
  // Four at a time, so that their texts fit into memory: Node compresses in four threads.
  await Promise.all([work(), work(), work(), work()]);
  return used;
}

async function compressText(file: string, cache: string): Promise<string[]> {
  const content = await readFile(file);
  const quality = qualityOf(file);
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
