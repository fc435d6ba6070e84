import { globSync } from 'node:fs';
import { findOnPath } from './programs.mjs';

/** The programs of the tests before a release: the Debian packages of each, and how to find it. */
const programs = {
  Firefox: {
    packages: ['firefox-esr'],
    find: () => process.env['FIREFOX_PATH'] || findOnPath('firefox-esr', 'firefox'),
  },
  // WebKitGTK's browser and its driver, and a virtual display.
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => process.env['WEBKIT_PATH'] || latest('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'),
  },
  nginx: {
    packages: ['nginx-light'],
    find: () => latest('/usr/sbin/nginx'),
  },
  Caddy: { packages: ['caddy'], find: () => findOnPath('caddy') },
  Java: { packages: ['default-jre-headless'], find: () => findOnPath('java') },
  Postfix: { packages: ['postfix', 'libsasl2-modules'], find: () => latest('/usr/sbin/postfix') },
};

export type TestProgram = keyof typeof programs;

/** The executable of a program; empty if it is not installed. */
export function findTestProgram(name: TestProgram): string {
  return programs[name].find();
}

/** The names of the programs that are not installed, each with how Debian installs it. */
export function missingTestPrograms(names: readonly TestProgram[]): string[] {
  const missing = names.filter((name) => !findTestProgram(name));
  return missing.map((name) => `${name} (apt install ${programs[name].packages.join(' ')})`);
}

/** Debian has a folder for each version. */
function latest(pattern: string): string {
  return globSync(pattern).sort().at(-1) ?? '';
}
