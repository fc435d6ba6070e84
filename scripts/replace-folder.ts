import { existsSync, renameSync, rmSync } from 'node:fs';

/** With the pauses between them, some seconds. */
const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 100;

/**
 * Puts a new folder in the place of another, which gets the name `old`. It tries again for some seconds: on Windows a scanner or a
 * synchronising program may have a file of the folder open, or another build replaces the same folder.
 *
 * @throws the last error of the file system; the other folder is then in its place again
 */
export async function replaceFolder(fresh: string, target: string, old: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(target)) {
        // Of a killed build, or of an attempt that another build met.
        rmSync(old, { recursive: true, force: true });
        renameSync(target, old);
      }
      return renameSync(fresh, target);
    } catch (error) {
      if (attempt === ATTEMPTS) {
        if (!existsSync(target) && existsSync(old)) renameSync(old, target);
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, attempt * FIRST_PAUSE_MS));
    }
  }
}
