// On Windows too, messages name files with `/`.
import { basename, dirname, extname, join, parse } from 'node:path/posix';
import { visibleFiles } from '../../src/content/reading/content-files.ts';
import type { Problem } from '../../src/content/reading/problem.ts';
import { pictureNameOf, pictureNamesOf, type View, views } from '../../src/pictures/views.ts';

/** A watch, and the files of the photographs that it names. */
interface PicturedWatch {
  id: string;
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
  /** Several files for one picture. */
  notices: Problem[];
  /** Files that cannot be read. */
  problems: Problem[];
}

/**
 * The master of every picture, by name. A photograph is found by the name of its file, or if the watch's file names it. It
 * replaces the rendering of the same name, so that an owner only has to add the file. A photograph of the front also removes
 * the renderings of the watch's other views.
 *
 * @param directory the folder that holds `renderings` and `photographs`
 * @param watches all of them, drafts too
 */
export function findMasters(directory: string, watches: readonly PicturedWatch[]): Masters {
  const files = visibleFiles(join(directory, 'photographs'));
  const named = namedPhotographs(join(directory, 'photographs'), watches);
  const isNamed = new Set(named.map(([, file]) => file));
  const photographs = new Map<string, string>();
  const notices: Problem[] = [];
  // What a watch's file names comes last, so that it holds.
  for (const [name, file] of [...byName(files.filter((file) => !isNamed.has(file))), ...named]) {
    const other = photographs.get(name);
    if (other) notices.push({ file, path: [], message: `taken in place of ${basename(other)}` });
    photographs.set(name, file);
  }
  const replaced = new Set(pictureNamesOf([...photographs.keys()]));
  const renderings = byName(visibleFiles(join(directory, 'renderings'))).filter(([name]) => !replaced.has(name));
  const message = "expected a JPEG, because this can't be read";
  return {
    masters: new Map([...renderings, ...photographs]),
    notices,
    problems: withExtensions(files, phoneExtensions).map((file) => ({ file, path: [], message })),
  };
}

/** Pictures as entries of a map. */
type Entries = [name: string, file: string][];

function byName(files: readonly string[]): Entries {
  return withExtensions(files, masterExtensions).map((file) => [parse(file).name, file]);
}

function withExtensions(files: readonly string[], extensions: readonly string[]): string[] {
  return files.filter((file) => extensions.includes(extname(file).toLowerCase()));
}

/** The photographs that watches name, also those that are missing. */
function namedPhotographs(folder: string, watches: readonly PicturedWatch[]): Entries {
  return watches.flatMap(({ id, pictures }) =>
    views.flatMap((view): Entries => {
      const file = pictures?.[view];
      return file ? [[pictureNameOf(id, view), join(folder, file)]] : [];
    }),
  );
}

export function findRenderings(masters: ReadonlyMap<string, string>): string[] {
  return [...masters].filter(([, file]) => basename(dirname(file)) === 'renderings').map(([name]) => name);
}
