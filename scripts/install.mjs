/*
 * Makes a fresh machine ready: the packages, and with --browser a Chromium for the tests.
 * Runs before anything is installed, so: plain JavaScript, whatever Node there is, no packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { installPackages, mayInstallPackages } from './debian-packages.mjs';
import { findHosts, hostPackages } from './hosts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!packagesAreInstalled())
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'The packages could not be installed');
if (process.argv.includes('--browser')) {
  if (!(await findChromium())) await installChromium();
  if (!findHosts()) installHosts();
}

/** Compares what the lock file asks for with what npm noted of the last installation; works offline. */
function packagesAreInstalled() {
  const noted = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(noted)) return false;
  const wanted = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(noted, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      (installed[path] ? installed[path].version === entry.version : entry.optional || entry.peer || entry.devOptional),
  );
}

async function installChromium() {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
  if (await findChromium()) return;
  if (mayInstallPackages()) installPackages(['chromium']);
  if (!(await findChromium())) stop('The tests need Chromium: install it, or set CHROME_PATH to where it is.');
}

/**
 * The two servers whose configurations are tried. Only for CI: their packages start them, which nobody wants on a
 * machine of their own. Without them the tests of those are left out, and said to be.
 */
function installHosts() {
  if (!process.env.CI || !mayInstallPackages()) return;
  if (!installPackages(hostPackages)) stop('nginx and Caddy could not be installed.');
}

function run(command, parameters, failure) {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) stop(`${failure}: "${command} ${parameters.join(' ')}" failed.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
