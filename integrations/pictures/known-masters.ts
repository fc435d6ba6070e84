import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeWhole } from '../cached-file.ts';

/** What is known of a master's bytes. */
export interface Master {
  hash: string;
  /** The size of the upright picture. */
  width: number;
  height: number;
}

/** A master as it was when it was read. */
interface ReadMaster extends Master {
  size: number;
  mtimeMs: number;
}

export type KnownMasters = ReturnType<typeof knownMasters>;

/**
 * The masters that were read before. A file of the same size and time is taken for the same, as by `make`: the photographs of a
 * large shop are more than a gigabyte, and each build and each save in development asks for all of them.
 *
 * @param cache folder for the record of them
 * @param read reads a master that is not known or has changed
 */
export function knownMasters(cache: string, read: (file: string) => Promise<Master>) {
  const record = join(cache, 'masters.json');
  const known = readRecord(record);
  let isChanged = false;
  return {
    /** @throws the error of the file system, or of `read` */
    read: async (file: string): Promise<Master> => {
      const { size, mtimeMs } = statSync(file);
      const path = resolve(file);
      const before = known[path];
      if (before?.size === size && before.mtimeMs === mtimeMs) return before;
      const master = await read(file);
      known[path] = { ...master, size, mtimeMs };
      isChanged = true;
      return master;
    },
    /** Writes what is known, for the next build. @throws the error of the file system */
    save: async (): Promise<void> => {
      if (!isChanged) return;
      const existing = Object.entries(known).filter(([path]) => existsSync(path));
      await writeWhole(record, JSON.stringify(Object.fromEntries(existing)));
    },
  };
}

/** Empty before the first build, and if the file is damaged: then all masters are read again. */
function readRecord(file: string): Record<string, ReadMaster> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
