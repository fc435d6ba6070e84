import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureData } from '../../src/content/picture-data.ts';
import { forEachAtOnce } from '../at-once.ts';
import type { GeneratedFiles } from '../generated-files.ts';
import { writeWhole } from '../write-whole.ts';
import { pictureSettings } from './picture-settings.ts';
import { type Master, readMasters, unreadable } from './read-masters.ts';

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
  const cached = new Set(readdirSync(cache));
  const pictures: EncodedPictures['pictures'] = {};
  const files: GeneratedFiles = new Map();
  await forEachAtOnce(await readMasters(masters, join(cache, 'masters.json')), 4, async ([name, master]) => {
    const { picture, variants } = planPicture(name, master);
    for (const { address, file } of variants) files.set(address, join(cache, file));
    await encode(
      master,
      variants.filter(({ file }) => !cached.has(file)),
      cache,
    );
    pictures[name] = picture;
  });
  return { pictures, files };
}

/** One of the files that are made of a master. */
interface Variant {
  address: string;
  /** Its name in the cache. */
  file: string;
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
}

/** @throws if the master is too small */
function planPicture(
  name: string,
  { file, width, height, hash }: Master,
): { picture: PictureData; variants: Variant[] } {
  if (width < smallestWidth) {
    throw new Error(`${file}: expected a picture at least ${smallestWidth} pixels wide, found ${width}`);
  }
  // In a folder of their own, so that any host can be told in one rule to keep them for good.
  const base = `/images/sized/${name}.${hash}`;
  const fallback = `/images/${name}.jpg`;
  const widths = pictureSettings.widths.filter((candidate) => candidate <= width);
  const variant = (address: string, width: number, format: Variant['format']): Variant => ({
    address,
    file: `${name}.${hash}.${width}.${format}`,
    width,
    format,
  });
  const variants = widths.flatMap((width) => [
    variant(`${base}.${width}.avif`, width, 'avif'),
    variant(`${base}.${width}.webp`, width, 'webp'),
  ]);
  const jpeg = variant(fallback, Math.min(width, pictureSettings.jpegWidth), 'jpeg');
  return { picture: { base, fallback, widths, width, height }, variants: [...variants, jpeg] };
}

/** Side by side, because no single encoder keeps every core busy. */
async function encode({ file: master }: Master, variants: Variant[], cache: string): Promise<void> {
  if (variants.length === 0) return;
  const bytes = readFileSync(master);
  const encodeOne = async ({ file, width, format }: Variant) => {
    const encoded = await sharp(bytes)
      .rotate()
      .resize({ width })
      [format](pictureSettings[format])
      .toBuffer()
      .catch((error: Error) => unreadable(master, error));
    writeWhole(join(cache, file), encoded);
  };
  await Promise.all(variants.map(encodeOne));
}
