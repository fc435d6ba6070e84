/*
 * Makes a fresh machine ready: the packages, and with --browser a Chromium for the tests.
 * Runs before anything is installed, so: plain JavaScript, whatever Node there is, no packages.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium, installChromium } from './chromium.mjs';
import { showProgress } from './progress.mjs';

const COUNT_EVERY_MS = 1000;

const root = fileURLToPath(new URL('..', import.meta.url));

if (!packagesAreInstalled()) await installNpmPackages();
if (process.argv.includes('--browser') && !(await findChromium()) && !(await installChromium()))
  stop('The tests need Chromium: install it, or set CHROME_PATH to where it is.');

/** Compares what the lock file asks for with what npm noted of the last installation; works offline. */
function packagesAreInstalled() {
  const noted = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(noted)) return false;
  const installed = readPackages(noted);
  return Object.entries(readPackages(`${root}/package-lock.json`)).every(([path, entry]) =>
    installed[path] ? installed[path].version === entry.version : mayBeMissing(entry),
  );
}

/** By path, without the project itself. */
function readPackages(lockFile) {
  const { '': _, ...packages } = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return packages;
}

/** Whether a package is for other machines alone. */
function mayBeMissing({ optional, peer, devOptional }) {
  return Boolean(optional || peer || devOptional);
}

/** npm itself is silent where there is no terminal: what has arrived is counted once a second. */
async function installNpmPackages() {
  const expected = Object.entries(readPackages(`${root}/package-lock.json`))
    .filter(([, entry]) => !mayBeMissing(entry))
    .map(([path]) => `${root}/${path}/package.json`);
  console.log(`Installing ${expected.length} packages`);
  const show = showProgress('Packages', expected.length);
  const count = () => show(expected.filter((file) => existsSync(file)).length);
  const parameters = ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = spawn('npm', parameters, { cwd: root, stdio: 'inherit' });
  const timer = setInterval(count, COUNT_EVERY_MS);
  const status = await new Promise((resolve) => npm.once('error', () => resolve(1)).once('close', resolve));
  clearInterval(timer);
  if (status !== 0) stop(`The packages could not be installed: "npm ${parameters.join(' ')}" failed.`);
  count();
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
