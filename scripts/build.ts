/*
 * `npm run build`: builds the site in a folder of its own, which then becomes `dist`. A build that fails leaves the site of the
 * last one as it is. Of two concurrent builds, the one that ends later wins. Folders of killed builds are removed after a day.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isOlderThan } from '../integrations/cached-file.ts';
import { explainSystemError } from '../src/content/reading/explain-system-error.ts';
import { replaceFolder } from './replace-folder.ts';

const own = `dist.${process.pid}`;
const old = `${own}.old`;

/** After this time, no build is still writing its folder. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000;

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

// Ctrl+C ends Astro, which gets the signal too. This process must then remove the folder.
process.on('SIGINT', () => {});

const { status } = spawnSync(`astro build --silent --outDir ${own}`, {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, ...sparingOfMemory },
});
process.exitCode = status ?? 1;
try {
  if (status === 0) await replaceFolder(own, 'dist', old);
} catch (error) {
  console.error(`\ndist: ${explainSystemError(error) ?? error}`);
  if (!existsSync('dist')) console.error(`The last site is in ${old}: rename it to dist.`);
  process.exitCode = 1;
}
const killed = readdirSync('.').filter((name) => /^dist\.\d+(\.old)?$/.test(name) && isOlderThan(name, UNFINISHED_MS));
// Without a site, the old one is all there is.
const superfluous = existsSync('dist') ? [own, old, ...killed] : [own];
// What a program has open on Windows, a build of another day removes.
await Promise.allSettled(superfluous.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 10 })));
