import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_WIDTH_PX, type PictureData } from '../../src/pictures/picture-data.ts';
import { pictureNameOf, views } from '../../src/pictures/views.ts';
import { cachedFile, type FilesToMake } from '../cached-file.ts';
import { type AvifSettings, type PictureKind, pictureSettings } from './picture-settings.ts';
import { type Master, readMaster, unreadable } from './read-master.ts';

/**
 * The pictures' data for pages, and functions that encode them: AVIF in several widths and one JPEG each.
 *
 * @param masters file by picture name
 * @param watchIds the ids of the watches; other pictures are scenes
 * @param cache folder for the encoded files
 * @returns the pictures by name; the files by URL
 * @throws an error with file and reason, if a master cannot be read or is too small
 */
export async function pictureFiles(
  masters: Map<string, string>,
  watchIds: string[],
  cache: string,
): Promise<{ pictures: Record<string, PictureData>; files: FilesToMake }> {
  const kinds = new Map<string, PictureKind>(
    watchIds.flatMap((id) => views.map((view) => [pictureNameOf(id, view), view === 'front' ? view : 'view'])),
  );
  const pictures: Record<string, PictureData> = {};
  const files: FilesToMake = new Map();
  for (const [name, file] of masters) {
    const settings = pictureSettings[kinds.get(name) ?? 'scene'];
    const master = await readMaster(file);
    const picture = describePicture(name, master, settings);
    pictures[name] = picture;
    for (const { url, nameInCache, encode } of encodings(name, master, picture, settings)) {
      const encodeReadable = () => encode().catch((error: Error) => unreadable(file, error));
      files.set(url, () => cachedFile(join(cache, nameInCache), encodeReadable));
    }
  }
  return { pictures, files };
}

function describePicture(name: string, { width, height, hash }: Master, { widths }: AvifSettings): PictureData {
  return {
    // In their own folder, so that hosts can mark them as immutable with one rule.
    base: `/images/sized/${name}.${hash}`,
    fallback: `/images/${name}.jpg`,
    widths: noWiderThan(width, widths),
    width: Math.min(width, MAX_WIDTH_PX),
    height: Math.round(height * Math.min(1, MAX_WIDTH_PX / width)),
  };
}

/** A picture is never made wider than its master. */
function noWiderThan(width: number, wanted: number[]): number[] {
  return [...new Set(wanted.map((each) => Math.min(each, width)))];
}

/** The files of a picture: URL, name in the cache, and how to encode it. */
function encodings(name: string, master: Master, { base, fallback }: PictureData, settings: AvifSettings) {
  const { widths, namedWidths, avif } = settings;
  const { width: jpegWidth, ...jpeg } = pictureSettings.jpeg;
  const resized = (width: number) => sharp(master.file).rotate().resize({ width });
  return [
    ...noWiderThan(master.width, [...widths, ...namedWidths]).map((width) => ({
      url: `${base}.${width}.avif`,
      nameInCache: `${name}.${master.hash}.${width}.avif`,
      encode: () => resized(width).avif(avif).toBuffer(),
    })),
    {
      url: fallback,
      nameInCache: `${name}.${master.hash}.jpg`,
      encode: () => resized(Math.min(jpegWidth, master.width)).jpeg(jpeg).toBuffer(),
    },
  ];
}
