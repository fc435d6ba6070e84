import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join, parse } from 'node:path';
import { pictureNameOf, type View, views } from '../../src/pictures/views.ts';

/** A watch, and the files of the photographs that it names. */
interface PicturedWatch {
  id: string;
  pictures?: Partial<Record<View, string | undefined>> | undefined;
}

/** Formats that sharp reads and that cameras or image editors write. */
const masterExtensions = ['.jpg', '.jpeg', '.png', '.webp', '.tif', '.tiff', '.avif'];

/** Formats of phones, which sharp does not read. */
const phoneExtensions = ['.heic', '.heif', '.dng'];
export const saveAsJpeg = "can't be read; save it as JPEG";

/**
 * The master of every picture, by name. A photograph replaces the rendering of the same name, so that an owner only has to
 * add the file. A photograph of the front also removes the renderings of the watch's other views. The front may also be named
 * `<id>-front`. A photograph of any name is found if the watch's file names it.
 *
 * @param directory the folder that holds `renderings` and `photographs`
 * @param watches all of them, drafts too
 * @param notify called with a notice about files that cannot be read, and several files for one picture
 */
export function findMasters(
  directory: string,
  watches: readonly PicturedWatch[],
  notify: (notice: string) => void = () => {},
): Map<string, string> {
  const isWatch = (name: string) => watches.some(({ id }) => id === name);
  const masters = new Map<string, string>();
  for (const folder of ['renderings', 'photographs']) {
    const path = join(directory, folder);
    const files = existsSync(path) ? readdirSync(path).sort() : [];
    for (const file of files)
      if (phoneExtensions.includes(extensionOf(file))) notify(`${join(path, file)}: ${saveAsJpeg}`);
    const named = folder === 'photographs' ? photographNames(watches) : new Map<string, string>();
    const isNamed = new Set(named.values());
    const filesByName = groupByPicture(
      files.filter((file) => !isNamed.has(file)),
      isWatch,
    );
    for (const [name, file] of named) filesByName.set(name, [file, ...(filesByName.get(name) ?? [])]);
    for (const [name, copies] of filesByName) {
      const [latest = '', ...others] = named.has(name) ? copies : copies.toSorted(latestFirst);
      masters.set(name, join(path, latest));
      if (others.length > 0) notify(`${join(path, latest)}: taken in place of ${others.join(', ')}`);
    }
    // A watch with a photograph of its front has no renderings of its other views.
    const others = [...filesByName.keys()].flatMap((front) => views.map((view) => pictureNameOf(front, view)));
    for (const name of others) if (!filesByName.has(name)) masters.delete(name);
  }
  return masters;
}

/** The photographs that watches name, also those that are missing: file by picture. */
function photographNames(watches: readonly PicturedWatch[]): Map<string, string> {
  return new Map(
    watches.flatMap(({ id, pictures }) =>
      views.flatMap((view): [string, string][] => {
        const file = pictures?.[view];
        return file ? [[pictureNameOf(id, view), file]] : [];
      }),
    ),
  );
}

/**
 * The files of each picture: several if one was replaced by a file of another type, or if both were kept. A second watch of
 * the same name and year also ends in a number.
 */
function groupByPicture(files: string[], isWatch: (name: string) => boolean): Map<string, string[]> {
  const pictures = files.filter((file) => masterExtensions.includes(extensionOf(file)));
  const names = new Set(pictures.map(nameOf));
  return Map.groupBy(pictures, (file) => {
    const original = nameOf(file).replace(copyNumber, '');
    return names.has(original) && !isWatch(nameOf(file)) ? original : nameOf(file);
  });
}

/** The suffix of a copy: `-1`, then `-2`. */
const copyNumber = /-\d{1,3}$/;

function extensionOf(file: string): string {
  return extname(file).toLowerCase();
}

function nameOf(file: string): string {
  return parse(file).name.replace(/-front(?=$|-\d{1,3}$)/, '');
}

/** The copy with the highest number is the latest. If numbers are equal, it is the `.jpg`. */
function latestFirst(one: string, other: string): number {
  const rank = (file: string): number =>
    10 * Number(parse(file).name.match(copyNumber)?.[0].slice(1) ?? 0) + Number(extensionOf(file) === '.jpg');
  return rank(other) - rank(one);
}

export function findRenderings(masters: ReadonlyMap<string, string>): string[] {
  return [...masters].filter(([, file]) => basename(dirname(file)) === 'renderings').map(([name]) => name);
}
