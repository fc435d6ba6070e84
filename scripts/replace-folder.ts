import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Errors that may pass: on Windows a scanner or a synchronising program has a file of the folder open; another build replaces
 * the same folder.
 */
const passingErrors = new Set(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY', 'EEXIST', 'ENOENT']);

/** With the pauses between them, some seconds. */
const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 100;

/**
 * Puts a new folder in the place of another, which becomes {@link replacedName} of the new one. If that fails, the other is in
 * its place again.
 *
 * @param rename a stand-in in tests
 * @throws the error of the file system that did not pass
 */
export async function replaceFolder(fresh: string, target: string, rename = renameSync): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      swap(fresh, target, rename);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (attempt === ATTEMPTS || !passingErrors.has(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * FIRST_PAUSE_MS));
    }
  }
}

export const replacedName = (fresh: string) => `${fresh}.old`;

function swap(fresh: string, target: string, rename: typeof renameSync): void {
  const old = replacedName(fresh);
  if (existsSync(target)) {
    // Of an attempt that another build met.
    removeFolder(old);
    rename(target, old);
  }
  try {
    rename(fresh, target);
  } catch (error) {
    if (existsSync(old)) rename(old, target);
    throw error;
  }
}

/** Removes a folder, if it exists, also when a program has a file of it open for a moment. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: ATTEMPTS, retryDelay: FIRST_PAUSE_MS });
}
