import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program on the PATH.
 *
 * @param {string[]} names of the program, the preferred one first
 * @returns {string} the executable; empty if there is none
 */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file)) ?? '';
}
