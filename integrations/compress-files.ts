import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** As many as Node has threads for it: more would only wait, each with its memory. */
const atOnce = 4;

/**
 * The last two steps of brotli's quality save a tenth of the bytes and take twenty times as long. Worth it for a small
 * site; for one of thousands of pages it would be most of the build. Not spared on what every page asks for.
 */
const smallSite = 8_000_000;
const askedForByAll = /\.(js|css)$/;

/**
 * Writes a brotli and a gzip copy beside every text file, for servers to send as they are.
 *
 * @param files all those of the site: how hard they are compressed depends on how much there is
 */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const isSmall = sizes.reduce((sum, size) => sum + size, 0) <= smallSite;
  const quality = (file: string) => (isSmall || askedForByAll.test(file) ? constants.BROTLI_MAX_QUALITY : 9);
  const left = files.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of left) await compress(file, quality(file));
    }),
  );
}

async function compress(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

/** A window that holds the whole of a file, and no more: at quality 9 the usual one takes ten times as long. RFC 7932, section 9.1. */
function windowBits(size: number): number {
  const needed = Math.ceil(Math.log2(size + 16));
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
