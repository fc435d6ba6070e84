/* Finds or installs the Chromium of the tests. Plain JavaScript, because it also runs before packages are installed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findOnPath, installPackages } from './programs.mjs';

const { resolve } = createRequire(import.meta.url);

/** The arguments for tests: also work as root, and make no requests to Google. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium: `CHROME_PATH`, otherwise one on the PATH, otherwise Playwright's.
 *
 * @returns {Promise<string>} the executable; empty if there is none
 */
export async function findChromium() {
  const found =
    process.env.CHROME_PATH || findOnPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : '';
}

/** Installs a Chromium for the tests: Playwright's, otherwise Debian's. Shows the errors of Playwright if both fail. */
export async function installChromium() {
  console.log("Installing Chromium for the tests: Playwright's own ...");
  const output = await installPlaywrightChromium();
  if (!(await findChromium())) installPackages(['chromium']);
  if (!(await findChromium())) console.error(output);
}

/** @returns {Promise<string>} the output. Shows only the progress of the download. */
function installPlaywrightChromium() {
  // The timeout for hosts that do not respond, by default 30 seconds.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  const parameters = [resolve('@playwright/test/cli'), 'install', 'chromium'];
  const child = spawn(process.execPath, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (/\d% of/.test(text)) process.stdout.write(text);
    });
  return new Promise((done) => child.once('close', () => done(output)));
}
