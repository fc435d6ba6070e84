/*
 * Prepares a fresh machine: installs the packages that build and serve the site, with --tests also those that check and test it,
 * with --browser also a Chromium for the tests. Installs only what is missing, and removes nothing. Runs before anything is
 * installed, so it is plain JavaScript for any version of Node, without packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium, installChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const installed = readInstalled();
// Who has the packages of the tests keeps them.
const forTests = process.argv.includes('--tests') || Object.values(installed).some(({ dev }) => dev);
const missing = findMissing();

if (missing.length > 0) installPackages();
if (process.argv.includes('--browser') && !(await findChromium())) {
  await installChromium();
  if (!(await findChromium())) stop('The tests need Chromium: install it, or set CHROME_PATH to where it is.');
}

/** npm's record of the last installation: the packages by path. Empty before the first one. */
function readInstalled() {
  const record = `${root}/node_modules/.package-lock.json`;
  return existsSync(record) ? readPackages(record) : {};
}

/** The paths of the packages of the lock file that are needed, and not installed in this version. Works offline. */
function findMissing() {
  const packages = Object.entries(readPackages(`${root}/package-lock.json`));
  return packages
    .filter(([, entry]) => forTests || !entry.dev)
    .filter(([path, entry]) => (installed[path] ? installed[path].version !== entry.version : !mayBeMissing(entry)))
    .map(([path]) => path);
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
function installPackages() {
  console.log(`Installing ${missing.length} packages, which takes a minute or two ...`);
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const run = (...command) => {
    const [program, ...parameters] = [...npm, ...command, '--loglevel=error'];
    const { status } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit' });
    if (status !== 0) stop(`The packages could not be installed: "npm ${command[0]}" failed.`);
  };
  // `npm ci` would first remove what is there. `--no-save` leaves the lock file as it is.
  const command = Object.keys(installed).length > 0 ? ['install', '--no-save'] : ['ci'];
  const groups = forTests ? ['--include=dev'] : ['--omit=dev'];
  // Of the packages' own scripts, only that of Node is needed. Older versions of npm do not read `allowScripts` of package.json.
  run(...command, ...groups, '--ignore-scripts', '--no-audit', '--no-fund');
  run('rebuild', 'node');
  // Its script links the program, and leaves the package that the program came in, with many headers for C.
  rmSync(`${root}/node_modules/node/node_modules`, { recursive: true, force: true });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
