import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureData } from '../../src/content/picture-data.ts';
import { forEachAtOnce } from '../at-once.ts';
import type { GeneratedFiles } from '../generated-files.ts';
import { pictureSettings } from './picture-settings.ts';

/** A master narrower than this could not fill a phone's screen sharply. */
const smallestWidth = 800;

export interface EncodedPictures {
  /** By the master's name. */
  pictures: Record<string, PictureData>;
  files: GeneratedFiles;
}

/**
 * Encodes every master as AVIF and WebP in several widths, and one JPEG.
 * What was encoded before, from the same bytes with the same settings, is taken from the cache.
 *
 * @param masters file by picture name
 * @param cache folder for the encoded files
 * @throws naming file and reason, if a master can't be read or is too small
 */
export async function encodePictures(masters: Map<string, string>, cache: string): Promise<EncodedPictures> {
  mkdirSync(cache, { recursive: true });
  const pictures: EncodedPictures['pictures'] = {};
  const files: GeneratedFiles = new Map();
  await forEachAtOnce(masters, 4, async ([name, master]) => {
    pictures[name] = await encodePicture(name, master, cache, files);
  });
  return { pictures, files };
}

async function encodePicture(name: string, master: string, cache: string, files: GeneratedFiles): Promise<PictureData> {
  const bytes = readFileSync(master);
  const { width, height } = await measure(bytes, master);
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(pictureSettings)).digest('hex').slice(0, 8);
  const widths = pictureSettings.widths.filter((candidate) => candidate <= width);
  // In a folder of their own, so that any host can be told in one rule to keep them for good.
  const base = `/images/sized/${name}.${hash}`;
  const variants = widths.flatMap((variant) => [
    { address: `${base}.${variant}.avif`, width: variant, format: 'avif' as const },
    { address: `${base}.${variant}.webp`, width: variant, format: 'webp' as const },
  ]);
  const fallback = `/images/${name}.jpg`;
  const jpeg = { address: fallback, width: Math.min(width, pictureSettings.jpegWidth), format: 'jpeg' as const };
  const encode = async (variant: (typeof variants)[number] | typeof jpeg) => {
    const file = join(cache, `${name}.${hash}.${variant.width}.${variant.format}`);
    files.set(variant.address, file);
    if (existsSync(file)) return;
    const encoded = await sharp(bytes)
      .rotate()
      .resize({ width: variant.width })
      [variant.format](pictureSettings[variant.format])
      .toBuffer()
      .catch((error: Error) => unreadable(master, error));
    // Written aside and renamed, so that an interrupted build leaves no half picture in the cache.
    writeFileSync(`${file}.part`, encoded);
    renameSync(`${file}.part`, file);
  };
  // Side by side, because no single encoder keeps every core busy.
  await Promise.all([...variants, jpeg].map(encode));
  return { base, fallback, widths, width, height };
}

async function measure(bytes: Buffer, master: string): Promise<{ width: number; height: number }> {
  const size = await sharp(bytes)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch((error: Error) => unreadable(master, error));
  if (size.width < smallestWidth) {
    throw new Error(`${master}: expected a picture at least ${smallestWidth} pixels wide, found ${size.width}`);
  }
  return size;
}

function unreadable(master: string, error: Error): never {
  throw new Error(`${master}: expected a picture, but it can't be read (${error.message})`);
}
