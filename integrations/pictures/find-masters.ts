// On Windows too, messages name files with `/`.
import { basename, dirname, join } from 'node:path/posix';
import {
  type ChosenMasters,
  chooseMasters,
  type PicturedWatch,
  type PictureFiles,
} from '../../src/content/reading/choose-masters.ts';
import { visibleFiles } from '../../src/content/reading/content-files.ts';
import type { Problem } from '../../src/content/reading/problem.ts';

/** Formats that sharp reads and that cameras or image editors write. */
const masterFile = /\.(jpe?g|png|webp|tiff?|avif)$/i;

/** Formats of phones, which sharp does not read. */
const phoneFile = /\.(hei[cf]|dng)$/i;

/** The pictures of a folder. */
export interface Masters extends ChosenMasters {
  /** Files that cannot be read. */
  problems: Problem[];
}

/**
 * The master of every picture in a folder.
 *
 * @param directory the folder that holds `renderings` and `photographs`
 * @param watches all of them, drafts too
 */
export function findMasters(directory: string, watches: readonly PicturedWatch[]): Masters {
  const unreadable = visibleFiles(join(directory, 'photographs')).filter((file) => phoneFile.test(file));
  const message = "expected a JPEG, because this can't be read";
  return {
    ...chooseMasters(directory, listPictures(directory), watches),
    problems: unreadable.map((file) => ({ file, path: [], message })),
  };
}

/** The files in a folder of pictures. */
export function listPictures(directory: string): PictureFiles {
  const filesIn = (folder: string) => visibleFiles(join(directory, folder)).filter((file) => masterFile.test(file));
  return { photographs: filesIn('photographs'), renderings: filesIn('renderings') };
}

export function findRenderings(masters: ReadonlyMap<string, string>): string[] {
  return [...masters].filter(([, file]) => basename(dirname(file)) === 'renderings').map(([name]) => name);
}
