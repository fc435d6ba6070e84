/*
 * Prepares a fresh machine: installs the packages that build and serve the site, with --tests also those that check and test it,
 * with --browser also a Chromium for the tests. Installs only what is missing, and removes nothing; goes on with an installation
 * that was cut off. Runs before anything is installed, so it is plain JavaScript for any version of Node, without packages.
 *
 * In package.json, another `npm run` follows it before the next `node`, because a shell remembers where it found the older one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium, installChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const packageOfNode = `${root}/node_modules/node`;
/** The project's Node. Its package has no program: a script of the package fetches that. */
const program = `${packageOfNode}/bin/node${isWindows ? '.exe' : ''}`;

/** npm's record of the last installation. */
const record = `${root}/node_modules/.package-lock.json`;
const installed = existsSync(record) ? readPackages(record) : {};
// A checkout that has the test packages keeps them.
const forTests = process.argv.includes('--tests') || Object.values(installed).some(({ dev }) => dev);

if (!Object.entries(readPackages(`${root}/package-lock.json`)).every(isInstalled)) {
  console.log('Installing packages, which takes a minute or two ...');
  // `npm ci` would first remove what is there. `--no-save` leaves the lock file as it is. Of the packages' own scripts, only that of
  // Node is needed. Older versions of npm do not read `allowScripts` of package.json.
  npm('install', '--no-save', forTests ? '--include=dev' : '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund');
}
if (!existsSync(program)) {
  npm('rebuild', 'node');
  // The package that the program came in, with many headers for C.
  rmSync(`${packageOfNode}/node_modules`, { recursive: true, force: true });
}
if (process.argv.includes('--browser') && !(await findChromium())) {
  await installChromium();
  if (!(await findChromium())) stop('The tests need Chromium: install it, or set CHROME_PATH to where it is.');
}

/** The packages of a lock file by path, without the project itself. */
function readPackages(lockFile) {
  const { '': _, ...packages } = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return packages;
}

/** Whether a package of the lock file is installed in this version, or not needed: it may be only for other systems. */
function isInstalled([path, { version, dev, optional, peer, devOptional }]) {
  if (dev && !forTests) return true;
  return installed[path] ? installed[path].version === version : Boolean(optional || peer || devOptional);
}

function npm(...parameters) {
  // On Windows it is a script of the shell.
  const options = { cwd: root, stdio: 'inherit', shell: isWindows };
  const { status } = spawnSync('npm', [...parameters, '--loglevel=error'], options);
  if (status !== 0) stop(`The packages could not be installed: "npm ${parameters[0]}" failed.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
