/*
 * `npm run build`: builds the site in a folder of its own, which then becomes `dist`. A build that fails leaves the site of the
 * last one as it is. Of two builds at once, the one that ends later wins. Folders of killed builds are removed after a day.
 */
import { spawnSync } from 'node:child_process';
import { globSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { isOlderThan, UNFINISHED_MS } from '../integrations/cached-file.ts';
import { explainSystemError } from '../src/content/reading/explain-system-error.ts';

const own = `dist.${process.pid}`;
const replaced = `${own}.old`;

/** What a build needs: with less, Vite ends it with words of its own. */
const NEEDED_BYTES = 100_000_000;

/** So little is left only of a disk that became full meanwhile. */
const FULL_DISK_BYTES = 1_000_000;

const fullDisk = '\nThe disk is full: delete something, then build again. A build needs 100 MB.';

/**
 * What lets a build give memory back instead of keeping it for later. None is a limit: a larger shop gets what it needs.
 */
const sparingOfMemory = {
  // The threshold with which glibc begins. It would raise it at the first pictures, and then keep the memory of those that follow.
  MALLOC_MMAP_THRESHOLD_: '131072',
  // For mimalloc, the allocator of Vite's bundler, which has nothing to do while pages are rendered.
  MIMALLOC_PURGE_DELAY: '0',
  // In megabytes, for objects that do not live long. Pages fill any space before V8 tidies it.
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=8`,
};

if (freeBytes() < NEEDED_BYTES) {
  console.error(fullDisk);
  process.exit(1);
}

// Ctrl+C ends Astro, which gets the signal too. This process must then remove the folder.
process.on('SIGINT', () => {});

const { status } = spawnSync(`astro build --silent --outDir ${own}`, {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, ...sparingOfMemory },
});
process.exitCode = status ?? 1;
try {
  if (status === 0) replaceSite();
  else if (freeBytes() < FULL_DISK_BYTES) console.error(fullDisk);
} catch (error) {
  console.error(`\ndist: ${explainSystemError(error) ?? error}`);
  process.exitCode = 1;
} finally {
  const killed = globSync('dist.*').filter((folder) => isOlderThan(folder, UNFINISHED_MS));
  for (const folder of [own, replaced, ...killed]) rmSync(folder, { recursive: true, force: true });
}

function freeBytes(): number {
  const { bavail, bsize } = statfsSync('.');
  return bavail * bsize;
}

/** Another build may do the same in between: then it is done again. */
function replaceSite(): void {
  try {
    moveIfExists('dist', replaced);
    renameSync(own, 'dist');
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    rmSync(replaced, { recursive: true, force: true });
    replaceSite();
  }
}

function moveIfExists(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
