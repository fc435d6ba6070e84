import { globSync } from 'node:fs';
import { findOnPath } from './chromium.mjs';

/** The programs of the tests before a release: the Debian packages of each, and how to find it. */
const programs = {
  Firefox: {
    packages: 'firefox-esr',
    find: () => process.env['FIREFOX_PATH'] || findOnPath('firefox-esr', 'firefox'),
  },
  // WebKitGTK's browser and its driver, and a virtual display. Debian has a folder for each version.
  WebKit: {
    packages: 'webkit2gtk-driver xvfb',
    find: () => process.env['WEBKIT_PATH'] || globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1),
  },
  nginx: { packages: 'nginx-light', find: () => globSync('/usr/sbin/nginx')[0] },
  Caddy: { packages: 'caddy', find: () => findOnPath('caddy') },
  Java: { packages: 'default-jre-headless', find: () => findOnPath('java') },
  Postfix: { packages: 'postfix libsasl2-modules', find: () => globSync('/usr/sbin/postfix')[0] },
};

export type TestProgram = keyof typeof programs;

/** The executable of a program; empty if it is not installed. */
export function findTestProgram(name: TestProgram): string {
  return programs[name].find() ?? '';
}

/** The names of the programs that are not installed, each with how Debian installs it. */
export function missingTestPrograms(names: readonly TestProgram[]): string[] {
  const missing = names.filter((name) => !findTestProgram(name));
  return missing.map((name) => `${name} (apt install ${programs[name].packages})`);
}
