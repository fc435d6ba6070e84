import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file of the cache aside and renames it, so that an interrupted build leaves no half file under its name. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
