/* Finds or installs the Chromium of the tests. Plain JavaScript, because it also runs before packages are installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * The arguments for tests, besides Playwright's. Of the features, the first two are menus of the address bar, which each window
 * would load at a higher cost than many of our pages; the others are of Playwright's own list, which this one replaces.
 */
export const chromiumArguments = [
  '--disable-gpu',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,OptimizationHints,PaintHolding',
];

/**
 * Finds a Chromium: `CHROME_PATH`, otherwise one on the PATH, otherwise Playwright's. One without windows takes a third less of
 * the processor.
 *
 * @returns {Promise<string>} the executable; empty if there is none
 */
export async function findChromium() {
  const found =
    process.env.CHROME_PATH ||
    findOnPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : '';
}

/** Installs a Chromium for the tests: Debian's as root on Debian, otherwise Playwright's. */
export async function installChromium() {
  console.log('Installing Chromium for the tests ...');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env });
    for (const name of ['chromium', 'chromium-headless-shell'])
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
    if (await findChromium()) return;
  }
  spawnSync(process.execPath, [resolve('@playwright/test/cli'), 'install', 'chromium'], { stdio: 'inherit' });
}

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
