import { MAX_PHOTOGRAPH_SIDE_PX } from '../../src/content/inquiry-contract.ts';
import { MAX_PHOTOGRAPH_BYTES, MAX_PIXELS } from './limits.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { Refusal } from './refusal.ts';

const JPEG_QUALITY = 82;
const TIMEOUT_SECONDS = 20;

/**
 * What a file begins with, in Latin-1: JPEG, PNG, WebP, AVIF. Nothing else reaches a decoder: not SVG, which is a program of its
 * own, nor HEIC.
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

/** Pixels take memory: one photograph is decoded at a time. */
const inTurn = oneAtATime();

/**
 * Makes a photograph anew from its pixels: upright, at most 2,000 pixels wide and high, as JPEG, with nothing of what else was
 * in the file.
 *
 * @throws Refusal 413, 415, 422
 */
export async function renewPhotograph(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > MAX_PHOTOGRAPH_BYTES) throw new Refusal(413, 'photographSize');
  if (!isPhotograph(bytes)) throw new Refusal(415, 'photographType');
  return inTurn(() => encode(bytes));
}

async function encode(bytes: Uint8Array): Promise<Uint8Array> {
  // Large, and most inquiries come without a photograph.
  const { default: sharp } = await import('sharp');
  const input = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const };
  try {
    const { width, height } = await sharp(bytes, { ...input, limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw new Refusal(422, 'photographPixels');
    return await sharp(bytes, input)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(MAX_PHOTOGRAPH_SIDE_PX, MAX_PHOTOGRAPH_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(422, 'photographDamaged', { cause: error });
  }
}
