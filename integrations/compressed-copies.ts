import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * How hard a text is compressed. The last two steps of brotli's quality save a tenth of the bytes and take forty times
 * as long.
 */
export type Effort = 'most' | 'much';

const brotliQuality: Record<Effort, number> = { most: constants.BROTLI_MAX_QUALITY, much: 9 };

/** Writes a brotli and a gzip copy beside a text file, for servers to send as they are. */
export function writeCompressedCopies(file: string, content: Buffer, effort: Effort): void {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** Of 256 kB: in a catalogue of thousands, whose plates are all alike, quality 9 finds nearer matches than in a larger one. */
const largestWindowBits = 18;

/** A window that holds the whole of a file, and no more: at quality 9 the usual one takes ten times as long. RFC 7932, section 9.1. */
function windowBits(size: number): number {
  const needed = Math.ceil(Math.log2(size + 16));
  return Math.min(Math.max(needed, constants.BROTLI_MIN_WINDOW_BITS), largestWindowBits);
}
