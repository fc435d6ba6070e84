/*
 * Prepares a fresh machine: installs the packages that build and serve the site, with --tests also those that check and test it,
 * with --browser also a Chromium for the tests. Installs only what is missing, and removes nothing; goes on with an installation
 * that was cut off. Runs before anything is installed, so it is plain JavaScript for any version of Node, without packages.
 *
 * In package.json, another `npm run` follows it before the next `node`, because a shell remembers where it found the older one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, installChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packageOfNode = `${root}/node_modules/node`;
/** The project's Node. Its package has no program: a script of the package fetches that. */
const program = `${packageOfNode}/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

const installed = readInstalled();
// A checkout that has the test packages keeps them.
const forTests = process.argv.includes('--tests') || Object.values(installed).some(({ dev }) => dev);
const missing = findMissing();

if (missing.length > 0 || !existsSync(program)) install();
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

function install() {
  console.log('Installing packages, which takes a minute or two ...');
  const replaced = `${root}/node_modules/.replaced-node`;
  // Another version of Node comes: the old one, which may run this script and npm, moves out of its way. On Windows it could not be
  // removed.
  if (missing.includes('node_modules/node') && existsSync(program)) renameSync(program, replaced);
  const node = [process.env.npm_node_execpath, process.execPath, replaced].find((file) => file && existsSync(file));
  if (missing.length > 0) {
    const groups = forTests ? '--include=dev' : '--omit=dev';
    // `npm ci` would first remove what is there. `--no-save` leaves the lock file as it is. Of the packages' own scripts, only that
    // of Node is needed. Older versions of npm do not read `allowScripts` of package.json.
    npm(node, 'install', '--no-save', groups, '--ignore-scripts', '--no-audit', '--no-fund');
  }
  if (!existsSync(program)) npm(node, 'rebuild', 'node');
  // The package that the program came in, with many headers for C.
  rmSync(`${packageOfNode}/node_modules`, { recursive: true, force: true, maxRetries: 10 });
  try {
    rmSync(replaced, { force: true });
  } catch {
    // On Windows it still runs. The next installation overwrites it.
  }
}

/** Runs npm by its own script, if that is known: on Windows `npm.cmd` cannot be spawned. */
function npm(node, ...parameters) {
  const besideNode = `${dirname(process.execPath)}/node_modules/npm/bin/npm-cli.js`;
  const script = [process.env.npm_execpath, besideNode].find((file) => file && existsSync(file));
  const [command, ...first] = script ? [node, script] : ['npm'];
  const { status } = spawnSync(command, [...first, ...parameters, '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop(`The packages could not be installed: "npm ${parameters[0]}" failed.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
