import { pictureNameOf, pictureNamesOf, type View, views } from '../../pictures/views.ts';
import type { Problem } from './problem.ts';

/** A watch, and the files of the photographs that it names. */
export interface PicturedWatch {
  id: string;
  pictures?: Partial<Record<View, string | undefined>> | undefined;
}

/** The files of the folders of pictures that can be masters. */
export interface PictureFiles {
  photographs: readonly string[];
  renderings: readonly string[];
}

/** The chosen files. */
export interface ChosenMasters {
  /** File by picture name. */
  masters: Map<string, string>;
  /** Several files for one picture. */
  notices: Problem[];
}

/**
 * The master of every picture, by name. A photograph is found by the name of its file, or if the watch's file names it. It
 * replaces the rendering of the same name, so that an owner only has to add the file. A photograph of the front also removes
 * the renderings of the watch's other views. The build calls it, and the editor before it saves.
 *
 * @param directory the folder that holds `renderings` and `photographs`
 * @param watches that may name photographs, drafts too
 */
export function chooseMasters(
  directory: string,
  files: PictureFiles,
  watches: readonly PicturedWatch[],
): ChosenMasters {
  const named = namedPhotographs(`${directory}/photographs`, watches);
  const namedFiles = new Set(named.map(([, file]) => file));
  const photographs = new Map<string, string>();
  const notices: Problem[] = [];
  // What a watch's file names comes last, so that it holds.
  for (const [name, file] of [...byName(files.photographs.filter((file) => !namedFiles.has(file))), ...named]) {
    const other = photographs.get(name);
    if (other) notices.push({ file, path: [], message: `taken in place of ${other.replace(/.*\//, '')}` });
    photographs.set(name, file);
  }
  const replaced = new Set(pictureNamesOf([...photographs.keys()]));
  const renderings = byName(files.renderings).filter(([name]) => !replaced.has(name));
  return { masters: new Map([...renderings, ...photographs]), notices };
}

/** Pictures as entries of a map. */
type Entries = [name: string, file: string][];

function byName(files: readonly string[]): Entries {
  return files.map((file) => [file.replace(/.*\/|\.[^.]*$/g, ''), file]);
}

/** The photographs that watches name, also those that are missing. */
function namedPhotographs(folder: string, watches: readonly PicturedWatch[]): Entries {
  return watches.flatMap(({ id, pictures }) =>
    views.flatMap((view): Entries => {
      const file = pictures?.[view];
      return file ? [[pictureNameOf(id, view), `${folder}/${file}`]] : [];
    }),
  );
}
