import { MAX_PHOTOGRAPH_SIDE_PX } from '../../../src/content/schema/inquiry-contract.ts';
import { MAX_KEPT_BYTES, MAX_PIXELS, MAX_WAITING } from './limits.ts';
import { Refusal, wrongPhotographs } from './refusal.ts';

const JPEG_QUALITY = 82;
const TIMEOUT_SECONDS = 20;

/** How much smaller the sides are made if a photograph takes too many bytes. */
const SHRINK = 0.75;

/**
 * The first bytes of a JPEG, PNG, WebP or AVIF, in Latin-1. Nothing else reaches a decoder: not SVG, which may hold scripts,
 * nor HEIC.
 */
function isPhotograph(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
    /ftypavi[fs]$/.test(start)
  );
}

/** Pixels take memory: one photograph is decoded at a time, and the others wait. */
let lastInTurn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Decodes photographs and encodes them again: upright, at most 2,000 pixels wide and high, as JPEG, with no metadata.
 *
 * @param signal of the sender: after it has aborted, nothing more is decoded
 * @throws Refusal 422 for the first one that can't be taken, 503 if too many wait
 */
export async function renewPhotographs(files: Uint8Array[], signal?: AbortSignal): Promise<Uint8Array[]> {
  if (files.length === 0) return [];
  if (!files.every(isPhotograph)) throw wrongPhotographs('photographType');
  if (waiting >= MAX_WAITING) throw new Refusal(503, 'unavailable', { retryAfterSeconds: 10 });
  waiting += 1;
  const renewed = lastInTurn.then(async () => {
    const jpegs: Uint8Array[] = [];
    for (const file of files) {
      if (signal?.aborted) throw new Refusal(400, 'unreadable');
      jpegs.push(await renew(file));
    }
    return jpegs;
  });
  lastInTurn = renewed.catch(() => undefined).finally(() => (waiting -= 1));
  return renewed;
}

async function renew(bytes: Uint8Array): Promise<Uint8Array> {
  // Large, and most inquiries come without a photograph.
  const { default: sharp } = await import('sharp');
  const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const };
  try {
    const { width, height } = await sharp(bytes, { ...input, limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw wrongPhotographs('photographPixels');
    for (let side = MAX_PHOTOGRAPH_SIDE_PX; ; side = Math.round(side * SHRINK)) {
      const jpeg = await sharp(bytes, input)
        .timeout({ seconds: TIMEOUT_SECONDS })
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer();
      if (jpeg.length <= MAX_KEPT_BYTES) return jpeg;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : wrongPhotographs('photographDamaged');
  }
}
