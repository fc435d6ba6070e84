import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLocale } from '../../i18n/locales.ts';
import type { Problem } from './problem.ts';

/** Files of a folder with one for each language that have another name. */
export function findUnknownFiles(directory: string, ending: string): Problem[] {
  return visibleFiles(directory)
    .filter((file) => !file.endsWith(ending) || !isLocale(basename(file, ending)))
    .map((file) => ({ file, path: [], message: `expected a language of the site as name, such as en${ending}` }));
}

/** Not those such as `.DS_Store`, which macOS creates. */
export function visibleFiles(directory: string): string[] {
  const names = (existsSync(directory) ? readdirSync(directory) : []).filter((name) => !name.startsWith('.'));
  return names.sort().map((name) => join(directory, name));
}
