import { existsSync } from 'node:fs';
import { findProgram } from './find-program.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** How tests start it: as root too, and without calls to hosts of its maker. */
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
 * Where a Chromium is: `CHROME_PATH`, else one on the PATH, else Playwright's own.
 *
 * @returns {Promise<string>} the executable; empty where there is none
 */
export async function findChromium() {
  const found = process.env.CHROME_PATH || findProgram(...names);
  if (found) return found;
  // Not there before the packages are installed.
  const playwright = await import('playwright-core').catch(() => undefined);
  const own = playwright?.chromium.executablePath();
  return own && existsSync(own) ? own : '';
}
