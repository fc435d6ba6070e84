/* Where the two engines beside Chromium are, and how they come onto a Debian machine. */
import { globSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';

/** Debian's packages of both, and of the screen that nobody sees. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Where a Firefox is: `FIREFOX_PATH`, or one on the PATH; empty if there is none. */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');
}

/** Where WebKitGTK's small browser is, if its WebDriver is there too: `WEBKIT_PATH`, or Debian's place; else empty. */
export function findWebKit() {
  if (process.env.WEBKIT_PATH) return process.env.WEBKIT_PATH;
  if (!findProgram('WebKitWebDriver')) return '';
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1) ?? '';
}

/** Installs what is missing of both, where that is possible. */
export function installEngines() {
  if (!(findFirefox() && findWebKit()) && mayInstallPackages()) installPackages(packages);
}
