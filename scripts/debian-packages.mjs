import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian packages can be installed here, which requires root and apt. */
export function mayInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs Debian packages without questions. Shows apt's output only if it fails.
 *
 * @param {string[]} names
 * @returns {boolean} whether the installation succeeded
 */
export function installPackages(names) {
  console.log(`Installing ${names.join(', ')} with apt ...`);
  const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const update = spawnSync('apt-get', ['update', '-qq'], options);
  const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  if (install.status !== 0) console.error([update, install].map(({ stdout, stderr }) => stdout + stderr).join(''));
  return install.status === 0;
}
