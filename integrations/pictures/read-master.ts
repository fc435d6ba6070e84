import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { ContentError } from '../report-problems.ts';

/** What is known of a master's bytes. */
export interface Master {
  /** SHA-256, in hexadecimal digits. */
  hash: string;
  /** The size of the upright picture. */
  width: number;
  height: number;
}

/** The masters that were read, each with its size and time of then. */
const known = new Map<string, { master: Master; size: number; mtimeMs: number }>();

/**
 * Reads a master, unless its size and time are those of the last time: the photographs of a large shop are more than a gigabyte,
 * and each save in development asks for all of them.
 *
 * @throws ContentError if it is no picture, and the error of the file system
 */
export async function readMaster(file: string): Promise<Master> {
  const { size, mtimeMs } = await stat(file);
  const before = known.get(file);
  if (before?.size === size && before.mtimeMs === mtimeMs) return before.master;
  const bytes = await readFile(file);
  // Of an empty file, the constructor throws.
  const { autoOrient } = await Promise.try(() => sharp(bytes).metadata()).catch(() => unreadable(file));
  const master = { hash: hash('sha256', bytes), ...autoOrient };
  known.set(file, { master, size, mtimeMs });
  return master;
}

/** @throws ContentError */
export function unreadable(file: string): never {
  const message = 'expected a JPEG, PNG, WebP, TIFF or AVIF, but this file is empty, damaged or of another kind';
  throw new ContentError([{ file, path: [], message }]);
}
