/*
 * Prepares a fresh machine: installs the packages, and with --browser a Chromium for the tests. Runs before anything is
 * installed, so it is plain JavaScript for any version of Node, without packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium, installChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!packagesAreInstalled()) installNpmPackages();
if (process.argv.includes('--browser') && !(await findChromium())) {
  await installChromium();
  if (!(await findChromium())) stop('The tests need Chromium: install it, or set CHROME_PATH to where it is.');
}

/** Compares the lock file with npm's record of the last installation. Works offline. */
function packagesAreInstalled() {
  const noted = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(noted)) return false;
  const installed = readPackages(noted);
  return Object.entries(readPackages(`${root}/package-lock.json`)).every(([path, entry]) =>
    installed[path] ? installed[path].version === entry.version : mayBeMissing(entry),
  );
}

/** The packages by path, without the project itself. */
function readPackages(lockFile) {
  const { '': _, ...packages } = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return packages;
}

/** Whether a package may be only for other systems. */
function mayBeMissing({ optional, peer, devOptional }) {
  return Boolean(optional || peer || devOptional);
}

/** Runs npm's own script, because on Windows `npm.cmd` cannot be spawned. */
function installNpmPackages() {
  const names = Object.keys(readPackages(`${root}/package-lock.json`));
  console.log(`Installing ${names.length} packages, which takes a minute or two ...`);
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const run = (...command) => {
    const [program, ...parameters] = [...npm, ...command, '--loglevel=error'];
    const { status } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit' });
    if (status !== 0) stop(`The packages could not be installed: "npm ${command[0]}" failed.`);
  };
  // Of the packages' own scripts, only that of Node is needed. Older versions of npm do not read `allowScripts` of package.json.
  run('ci', '--ignore-scripts', '--no-audit', '--no-fund');
  run('rebuild', 'node');
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
