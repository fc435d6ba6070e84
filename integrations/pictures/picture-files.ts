import { basename, dirname, join } from 'node:path';
import sharp, { type AvifOptions, type Sharp, type SharpOptions } from 'sharp';
import type { Problem } from '../../src/content/reading/problem.ts';
import {
  jpegUrl,
  MAX_WIDTH_PX,
  type PictureData,
  sharePictureUrl,
  shareSize,
  THUMBNAIL_WIDTH_PX,
} from '../../src/pictures/picture-data.ts';
import { cachedFile, cacheKey } from '../cached-file.ts';
import { asContentError, ContentError } from '../report-problems.ts';
import { encodingVersion, jpegSettings, type PictureKind, pictureSettings } from './picture-settings.ts';
import { type Master, readMaster, unreadable } from './read-master.ts';
import { drawShare, type ShareLabel } from './share-picture.ts';

// Each processor encodes a picture of its own: that is faster than all processors at one picture.
sharp.concurrency(1);
// No picture is decoded twice in a build: what sharp would keep for that is 40 MB.
sharp.cache(false);

/** A file of the site that is encoded from a master. */
export interface PictureFile {
  /** The path of the master. */
  master: string;
  /** The path in the cache. */
  path: string;
  /** Encodes the upright pixels of the master. */
  encode: (pixels: Sharp) => Sharp | Promise<Sharp>;
}

/** The pictures by name, their files by URL, and the masters that cannot be read. */
export interface Pictures {
  pictures: Record<string, PictureData>;
  files: Map<string, PictureFile>;
  problems: Problem[];
}

/**
 * The pictures' data for pages, and the files to make with {@link makeFiles}: AVIF in several widths and one JPEG each.
 *
 * @param masters file by picture name
 * @param kinds of the pictures that the site shows: others are left out
 * @param cache folder for the encoded files
 * @param labels what a shared link shows beside a watch, by the name of its front
 */
export async function pictureFiles(
  masters: ReadonlyMap<string, string>,
  kinds: ReadonlyMap<string, PictureKind>,
  cache: string,
  labels: ReadonlyMap<string, ShareLabel> = new Map(),
): Promise<Pictures> {
  const found: Pictures = { pictures: {}, files: new Map(), problems: [] };
  for (const [name, file] of masters) {
    const kind = kinds.get(name);
    if (!kind) continue;
    try {
      const { picture, files } = await describePicture(name, file, kind, cache, labels.get(name));
      found.pictures[name] = picture;
      for (const [url, each] of files) found.files.set(url, each);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      found.problems.push(...error.problems);
    }
  }
  return found;
}

async function describePicture(name: string, file: string, kind: PictureKind, cache: string, label?: ShareLabel) {
  const master = await readMaster(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw asContentError(error, file);
    const message = `expected a photograph, because a watch names it as ${name}`;
    throw new ContentError([{ file, path: [], message }]);
  });
  const picture = dataOf(name, kind, master);
  const files = new Map<string, PictureFile>();
  /** Adds a file of the site, with its name in the cache. */
  const add = (url: string, nameInCache: string, encode: PictureFile['encode']) =>
    files.set(url, { master: file, path: join(cache, nameInCache), encode });
  for (const [width, settings] of sizesOf(picture, kind)) {
    const url = `${picture.base}.${width}.avif`;
    add(url, basename(url), (pixels) => pixels.resize(width).avif(settings));
  }
  const { quality } = jpegSettings;
  const jpegWidth = Math.min(jpegSettings.width, picture.width);
  const jpegName = `${name}.${keyOf(master, jpegSettings)}.jpg`;
  add(picture.fallback, jpegName, (pixels) => pixels.resize(jpegWidth).jpeg({ quality }));
  if (kind === 'front' || kind === 'scene') {
    const draw = (pixels: Sharp) => (label ? drawShare(pixels, label) : pixels.resize(shareSize));
    const shareName = `${name}.${keyOf(master, [shareSize, { quality }, label])}.share.jpg`;
    add(sharePictureUrl(name), shareName, async (pixels) => (await draw(pixels)).jpeg({ quality }));
  }
  return { picture, files };
}

const keyOf = (master: Master, settings: unknown) => cacheKey(master.hash, [settings, encodingVersion]);

function dataOf(name: string, kind: PictureKind, master: Master): PictureData {
  const { widths, avif, fullSize } = pictureSettings[kind];
  return {
    // In their own folder, so that hosts can mark them as immutable with one rule.
    base: `/images/sized/${name}.${keyOf(master, [avif, fullSize])}`,
    fallback: jpegUrl(name),
    widths: [...new Set(widths.map((width) => Math.min(width, master.width)))],
    width: Math.min(MAX_WIDTH_PX, master.width),
    height: Math.round(master.height * Math.min(1, MAX_WIDTH_PX / master.width)),
  };
}

/** The widths of a picture's AVIF files, each with how it is encoded. */
function sizesOf({ widths, width }: PictureData, kind: PictureKind): [width: number, AvifOptions][] {
  const { avif, fullSize } = pictureSettings[kind];
  const sizes = widths.map((each): [number, AvifOptions] => [each, avif]);
  if (fullSize) sizes.push([Math.min(THUMBNAIL_WIDTH_PX, width), avif]);
  if (fullSize && !widths.includes(width)) sizes.push([width, fullSize]);
  return sizes;
}

/**
 * Makes those files of one master that the cache does not have. The master is decoded once for all of them, and each is on the
 * disk before the next begins.
 *
 * @param onMade called for each file, also for one of the cache
 * @throws ContentError with file and reason, if the master cannot be decoded, or a file not be written
 */
export async function makeFiles(files: readonly PictureFile[], onMade = () => {}): Promise<void> {
  let pixels: ReturnType<typeof decode> | undefined;
  for (const { master, path, encode } of files) {
    const encodeFile = async () => {
      pixels ??= decode(master).catch(() => unreadable(master));
      // Not a clone, which would copy the pixels.
      return (await encode(sharp(...(await pixels)))).toBuffer();
    };
    await cachedFile(path, encodeFile).catch((error) => {
      throw asContentError(error, dirname(path));
    });
    onMade();
  }
}

/** The pixels of an upright master, at most as wide as the widest file, and what they are. */
async function decode(file: string): Promise<[Buffer, SharpOptions]> {
  const widest = { width: MAX_WIDTH_PX, withoutEnlargement: true };
  const { data, info } = await sharp(file).rotate().resize(widest).raw().toBuffer({ resolveWithObject: true });
  // Without `info.premultiplied`: it says how they were resized, not how they are.
  const { width, height, channels } = info;
  return [data, { raw: { width, height, channels } }];
}
