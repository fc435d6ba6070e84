import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureSettings } from './picture-settings.ts';

/** A narrower master would not be sharp on a phone's screen. */
const MIN_WIDTH_PX = 800;

/** A master picture. */
export interface Master {
  file: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  /** Eight hexadecimal digits that depend on the master's bytes and the settings. */
  hash: string;
}

/** @throws an error with file and reason, if a master cannot be read or is too small */
export async function readMaster(file: string): Promise<Master> {
  const bytes = await readFile(file);
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch((error: Error) => unreadable(file, error));
  if (autoOrient.width < MIN_WIDTH_PX) {
    throw new Error(`${file}: expected a picture at least ${MIN_WIDTH_PX} pixels wide, found ${autoOrient.width}`);
  }
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(pictureSettings)).digest('hex').slice(0, 8);
  return { file, ...autoOrient, hash };
}

/** @throws an error with file and reason */
export function unreadable(file: string, error: Error): never {
  throw new Error(`${file}: expected a picture, but it can't be read (${error.message})`);
}
