import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureSettings } from './picture-settings.ts';

/** A master narrower than this could not fill a phone's screen sharply. */
const MIN_WIDTH_PX = 800;

/** A master picture and what pages must know of it. */
export interface Master {
  file: string;
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** Eight hexadecimal digits, others whenever the master's bytes or the settings are. */
  hash: string;
}

/** @throws naming file and reason, if a master can't be read or is too small */
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

/** @throws naming the file and the reason */
export function unreadable(file: string, error: Error): never {
  throw new Error(`${file}: expected a picture, but it can't be read (${error.message})`);
}
