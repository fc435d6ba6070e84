import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages, mayInstallPackages } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  const found = process.env.CHROME_PATH || findProgram(...names);
  if (found) return found;
  // Missing before the packages are installed.
  const playwright = await import('playwright-core').catch(() => undefined);
  const own = playwright?.chromium.executablePath();
  return own && existsSync(own) ? own : '';
}

/**
 * Installs a Chromium for the tests: Playwright's, otherwise Debian's. Shows their errors only if both fail.
 *
 * @returns {Promise<boolean>} whether Chromium is installed
 */
export async function installChromium() {
  console.log("Installing Chromium for the tests: Playwright's own ...");
  const output = await runPlaywrightInstall();
  if (await findChromium()) return true;
  if (mayInstallPackages()) {
    console.log('That could not be downloaded here.');
    installPackages(['chromium']);
    if (await findChromium()) return true;
  }
  console.error(output);
  return false;
}

/** @returns {Promise<string>} the output. Shows only the progress of the download. */
function runPlaywrightInstall() {
  const command = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  // The timeout for hosts that do not respond, by default 30 seconds.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  const child = spawn(process.execPath, [command, 'install', 'chromium'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (/\d% of/.test(text)) process.stdout.write(text);
      });
    }
    child.once('error', (error) => resolve(output + error.message));
    child.once('close', () => resolve(output));
  });
}
