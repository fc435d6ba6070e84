/* Finds the two engines besides Chromium, and installs them on Debian. */
import { globSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';

/** The Debian packages of both, and of a virtual display. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The path of Firefox: `FIREFOX_PATH`, or one on the PATH; empty if there is none. */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');
}

/** The path of WebKitGTK's MiniBrowser: `WEBKIT_PATH`, or Debian's if its WebDriver is installed; otherwise empty. */
export function findWebKit() {
  if (process.env.WEBKIT_PATH) return process.env.WEBKIT_PATH;
  if (!findProgram('WebKitWebDriver')) return '';
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1) ?? '';
}

/** Installs missing engines, if possible. */
export function installEngines() {
  if (!(findFirefox() && findWebKit()) && mayInstallPackages()) installPackages(packages);
}
