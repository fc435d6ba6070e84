import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import type { Problem } from '../../src/content/reading/problem.ts';
import { MAX_WIDTH_PX, type PictureData, sharePictureUrl, shareSize } from '../../src/pictures/picture-data.ts';
import { pictureNameOf, views } from '../../src/pictures/views.ts';
import { cachedFile, cacheKey, type FilesToMake, hashOf } from '../cached-file.ts';
import { asContentError, ContentError } from '../report-problems.ts';
import { type KnownMasters, knownMasters, type Master } from './known-masters.ts';
import { encodingVersion, jpegSettings, type PictureKind, pictureSettings, viewerAvif } from './picture-settings.ts';

// Several pictures are encoded at once, each by one processor: that is faster than all processors at one picture.
sharp.concurrency(1);

/** Resizes an upright master. */
type Resize = (file: string, options: ResizeOptions) => Promise<Sharp>;

/** The pictures by name, the files to make, and the masters that cannot be read. */
export interface Pictures {
  pictures: Record<string, PictureData>;
  files: FilesToMake;
  problems: Problem[];
}

/**
 * The pictures' data for pages, and functions that encode them: AVIF in several widths and one JPEG each. These functions
 * throw an error with file and reason if the rest of a master cannot be read.
 *
 * @param masters file by picture name
 * @param watchIds the ids of the watches
 * @param portraits the names of the portraits; other pictures are scenes
 * @param cache folder for the encoded files
 */
export async function pictureFiles(
  masters: ReadonlyMap<string, string>,
  watchIds: readonly string[],
  portraits: readonly string[],
  cache: string,
): Promise<Pictures> {
  const kinds = new Map<string, PictureKind>([
    ...portraits.map((name) => [name, 'portrait'] as const),
    ...watchIds.flatMap((id) =>
      views.map((view) => [pictureNameOf(id, view), view === 'front' ? view : 'view'] as const),
    ),
  ]);
  const known = knownMasters(cache, readMaster);
  const resize = createResize();
  const found: Pictures = { pictures: {}, files: new Map(), problems: [] };
  for (const [name, file] of masters) {
    try {
      const { picture, files } = await describePicture(name, file, kinds.get(name) ?? 'scene', known, resize, cache);
      found.pictures[name] = picture;
      for (const [url, make] of files) found.files.set(url, make);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      found.problems.push(...error.problems);
    }
  }
  await known.save().catch((error) => {
    throw asContentError(error, cache);
  });
  return found;
}

async function describePicture(
  name: string,
  file: string,
  kind: PictureKind,
  known: KnownMasters,
  resize: Resize,
  cache: string,
) {
  const { hash, width, height } = await known.read(file).catch((error: NodeJS.ErrnoException) => {
    const isMissing = error.code === 'ENOENT';
    throw isMissing
      ? pictureError(file, `expected a photograph, because a watch names it as ${name}`)
      : asContentError(error, file);
  });
  const { widths, namedWidths, avif } = pictureSettings[kind];
  const { width: jpegWidth, ...jpeg } = jpegSettings;
  // A picture is never made wider than its master.
  const available = (wanted: number[]) => [...new Set(wanted.map((each) => Math.min(each, width)))];
  const keyOf = (settings: unknown) => cacheKey(hash, [settings, encodingVersion]);
  const key = keyOf([avif, viewerAvif]);
  const settingsOf = (each: number) => (each > Math.max(...widths) ? viewerAvif : avif);
  const picture: PictureData = {
    // In their own folder, so that hosts can mark them as immutable with one rule.
    base: `/images/sized/${name}.${key}`,
    fallback: `/images/${name}.jpg`,
    widths: available(widths),
    width: Math.min(width, MAX_WIDTH_PX),
    height: Math.round(height * Math.min(1, MAX_WIDTH_PX / width)),
  };
  const encodeOnce = (nameInCache: string, encode: () => Promise<Buffer>) => () =>
    cachedFile(join(cache, nameInCache), () => encode().catch(() => unreadable(file))).catch((error) => {
      throw asContentError(error, cache);
    });
  const files: FilesToMake = new Map([
    ...available([...widths, ...namedWidths]).map((each): [string, () => Promise<string>] => [
      `${picture.base}.${each}.avif`,
      encodeOnce(`${name}.${key}.${each}.avif`, async () =>
        (await resize(file, { width: each })).avif(settingsOf(each)).toBuffer(),
      ),
    ]),
    [
      picture.fallback,
      encodeOnce(`${name}.${keyOf(jpegSettings)}.jpg`, async () =>
        (await resize(file, { width: Math.min(jpegWidth, width) })).jpeg(jpeg).toBuffer(),
      ),
    ],
  ]);
  if (kind === 'front' || kind === 'scene') {
    const share = async () => (await resize(file, shareSize)).jpeg(jpeg).toBuffer();
    files.set(sharePictureUrl(name), encodeOnce(`${name}.${keyOf([shareSize, jpeg])}.share.jpg`, share));
  }
  return { picture, files };
}

/** Decodes a master once for all of its files, because they are made one after the other: remembers the pixels of the last one. */
function createResize(): Resize {
  let last: { file: string; pixels: ReturnType<typeof decode> } | undefined;
  return async (file, options) => {
    if (last?.file !== file) last = { file, pixels: decode(file) };
    const { data, raw } = await last.pixels;
    return sharp(data, { raw }).resize(options);
  };
}

/** The pixels of an upright master, at most as wide as the widest file. */
async function decode(file: string) {
  const widest = { width: MAX_WIDTH_PX, withoutEnlargement: true };
  const { data, info } = await sharp(file).rotate().resize(widest).raw().toBuffer({ resolveWithObject: true });
  // Without `info.premultiplied`: it says how they were resized, not how they are.
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}

async function readMaster(file: string): Promise<Master> {
  const bytes = await readFile(file);
  // Of an empty file, the constructor throws.
  const { autoOrient } = await Promise.try(() => sharp(bytes).metadata()).catch(() => unreadable(file));
  return { hash: hashOf(bytes), ...autoOrient };
}

function unreadable(file: string): never {
  throw pictureError(
    file,
    'expected a JPEG, PNG, WebP, TIFF or AVIF, but this file is empty, damaged or of another kind',
  );
}

function pictureError(file: string, message: string): ContentError {
  return new ContentError([{ file, path: [], message }]);
}
