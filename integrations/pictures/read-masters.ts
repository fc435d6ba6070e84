import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { forEachAtOnce } from '../at-once.ts';
import { writeWhole } from '../write-whole.ts';
import { pictureSettings } from './picture-settings.ts';

const settings = JSON.stringify(pictureSettings);

/** A master picture and what must be known of it before anything is made of it. */
export interface Master {
  file: string;
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** Eight hexadecimal digits, others whenever the master's bytes or the settings are. */
  hash: string;
}

/** A master, and what its file was like when it was read. */
type Remembered = Master & { seen: string };

/**
 * Reads what must be known of masters. Those whose files are as they were are not read again: of two thousand watches
 * that would be two gigabytes.
 *
 * @param files by picture name
 * @param memory file in which it is kept from one build to the next; one that can't be read counts for nothing
 * @returns the masters by picture name
 * @throws naming file and reason, if a master can't be read
 */
export async function readMasters(files: Map<string, string>, memory: string): Promise<Map<string, Master>> {
  const before = recall(memory);
  const now: Record<string, Remembered> = {};
  await forEachAtOnce(files, 4, async ([name, file]) => {
    const seen = describeFile(file);
    const known = before[name];
    now[name] = known?.seen === seen ? known : { ...(await readMaster(file)), seen };
  });
  writeWhole(memory, JSON.stringify(now));
  return new Map(Object.entries(now));
}

/** What changes with a file's content, though one may keep its length and its date, and with the settings. */
function describeFile(file: string): string {
  const { size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return [file, size, mtimeNs, ctimeNs, settings].join(' ');
}

function recall(memory: string): Record<string, Remembered> {
  if (!existsSync(memory)) return {};
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return {};
  }
}

async function readMaster(file: string): Promise<Master> {
  const bytes = readFileSync(file);
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch((error: Error) => unreadable(file, error));
  const hash = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 8);
  return { file, ...autoOrient, hash };
}

/** @throws naming the file and the reason */
export function unreadable(file: string, error: Error): never {
  throw new Error(`${file}: expected a picture, but it can't be read (${error.message})`);
}
