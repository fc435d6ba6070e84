import { existsSync, renameSync, rmSync } from 'node:fs';

/** With the pauses between them, some seconds. */
const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 100;

/**
 * Puts a new folder in the place of another, which becomes {@link replacedName} of the new one. It tries again for some seconds:
 * on Windows a scanner or a synchronising program may have a file of the folder open, or another build replaces the same folder.
 *
 * @param rename a stand-in in tests
 * @throws the last error of the file system; the other folder is then in its place again
 */
export async function replaceFolder(fresh: string, target: string, rename = renameSync): Promise<void> {
  const old = replacedName(fresh);
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(target)) {
        // Of an attempt that another build met.
        removeFolder(old);
        rename(target, old);
      }
      rename(fresh, target);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) {
        if (!existsSync(target) && existsSync(old)) rename(old, target);
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, attempt * FIRST_PAUSE_MS));
    }
  }
}

export const replacedName = (fresh: string) => `${fresh}.old`;

/** Removes a folder, if it exists, also when a program has a file of it open for a moment. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: ATTEMPTS, retryDelay: FIRST_PAUSE_MS });
}
