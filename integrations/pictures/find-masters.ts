// On Windows too, messages name files with `/`.
import { basename, dirname, extname, join, parse } from 'node:path/posix';
import { visibleFiles } from '../../src/content/reading/content-files.ts';
import type { Problem } from '../../src/content/reading/problem.ts';
import { pictureNameOf, pictureNamesOf, type View, views } from '../../src/pictures/views.ts';

/** A watch, and the files of the photographs that it names. */
interface PicturedWatch {
  id: string;
  draft?: boolean | undefined;
  pictures?: Partial<Record<View, string | undefined>> | undefined;
}

/** Formats that sharp reads and that cameras or image editors write. */
const masterExtensions = ['.jpg', '.jpeg', '.png', '.webp', '.tif', '.tiff', '.avif'];

/** Formats of phones, which sharp does not read. */
const phoneExtensions = ['.heic', '.heif', '.dng'];

/** The pictures of a folder. */
export interface Masters {
  /** File by picture name. */
  masters: Map<string, string>;
  /** Files that cannot be read, and several files for one picture. */
  notices: Problem[];
  /** Files that cannot be read, although a watch has no other picture of that view. Drafts may be incomplete. */
  problems: Problem[];
}

/**
 * The master of every picture, by name. A photograph replaces the rendering of the same name, so that an owner only has to
 * add the file. A photograph of the front also removes the renderings of the watch's other views. The front may also be named
 * `<id>-front`. A photograph of any name is found if the watch's file names it.
 *
 * @param directory the folder that holds `renderings` and `photographs`
 * @param watches all of them, drafts too
 * @param portraits the names of pictures that the shop's file has
 */
export function findMasters(
  directory: string,
  watches: readonly PicturedWatch[],
  portraits: readonly string[] = [],
): Masters {
  const isAsked = (name: string) => portraits.includes(name) || watches.some(({ id }) => id === name);
  const masters = new Map<string, string>();
  const notices: Problem[] = [];
  const unreadable: string[] = [];
  for (const folder of ['renderings', 'photographs']) {
    const path = join(directory, folder);
    const files = visibleFiles(path).map((file) => basename(file));
    unreadable.push(...files.filter(isOfPhone).map((file) => join(path, file)));
    const named = folder === 'photographs' ? photographNames(watches) : new Map<string, string>();
    const isNamed = new Set(named.values());
    const filesByName = groupByPicture(
      files.filter((file) => !isNamed.has(file)),
      isAsked,
    );
    for (const [name, file] of named) filesByName.set(name, [file, ...(filesByName.get(name) ?? [])]);
    for (const [name, copies] of filesByName) {
      const [latest = '', ...others] = named.has(name) ? copies : copies.toSorted(latestFirst);
      masters.set(name, join(path, latest));
      if (others.length > 0)
        notices.push({ file: join(path, latest), path: [], message: `taken in place of ${others.join(', ')}` });
    }
    // A watch with a photograph of its front has no renderings of its other views.
    const others = [...filesByName.keys()].flatMap((front) => views.map((view) => pictureNameOf(front, view)));
    for (const name of others) if (!filesByName.has(name)) masters.delete(name);
  }
  const names = new Set(pictureNamesOf(watches.filter(({ draft }) => !draft).map(({ id }) => id)));
  const isMissed = (file: string) => names.has(nameOf(file)) && !masters.has(nameOf(file));
  const asJpeg = (file: string): Problem => ({
    file,
    path: [],
    message: "expected a JPEG, because this can't be read",
  });
  return {
    masters,
    notices: [...unreadable.filter((file) => !isMissed(file)).map(asJpeg), ...notices],
    problems: unreadable.filter(isMissed).map(asJpeg),
  };
}

function isOfPhone(file: string): boolean {
  return phoneExtensions.includes(extensionOf(file));
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
 * the same name and year also ends in a number, and so does the portrait of a second person.
 */
function groupByPicture(files: string[], isAsked: (name: string) => boolean): Map<string, string[]> {
  const pictures = files.filter((file) => masterExtensions.includes(extensionOf(file)));
  const names = new Set(pictures.map(nameOf));
  return Map.groupBy(pictures, (file) => {
    const original = nameOf(file).replace(copyNumber, '');
    return names.has(original) && !isAsked(nameOf(file)) ? original : nameOf(file);
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
