/* Finds and installs programs. Plain JavaScript for any version of Node, because it also runs before packages are installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program on the PATH.
 *
 * @param {string[]} names of the program, the preferred one first
 * @returns {string} the executable; empty if there is none
 */
export function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file)) ?? '';
}

/**
 * Installs Debian packages without questions, if this is Debian and the user is root. Shows apt's output only if it fails.
 *
 * @param {string[]} names
 */
export function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} with apt, as root on Debian ...`);
  const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const update = spawnSync('apt-get', ['update', '-qq'], options);
  const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  if (install.status !== 0) console.error([update, install].map(({ stdout, stderr }) => stdout + stderr).join(''));
}
