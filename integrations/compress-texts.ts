import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * The maximum for scripts: there are few, and every visitor downloads them. One step lower for other files, which takes less
 * than half the time for slightly larger files.
 */
const qualityOf = (file: string) => (file.endsWith('.js') ? 11 : 10);

/** For a large script that only the owner downloads: a small part of the time, for slightly larger files. */
export const QUICK_QUALITY = 5;

/**
 * Writes a brotli and a gzip copy beside every text file, for servers to send.
 *
 * @param quality of brotli; by default the best for what every visitor downloads
 * @throws an error that names a file that cannot be read
 */
export async function compressTexts(files: readonly string[], quality?: number): Promise<void> {
  const remaining = files.values();
  const work = async () => {
    for (const file of remaining) await compressText(file, quality ?? qualityOf(file));
  };
  // Four at a time, so that their texts fit into memory: Node compresses in four threads.
  await Promise.all([work(), work(), work(), work()]);
}

async function compressText(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
