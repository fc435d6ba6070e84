import { globSync } from 'node:fs';
import { findOnPath } from './chromium.mjs';

/** The programs of the tests before a release: how Debian, or npm, installs each, and how to find it. */
const programs = {
  Firefox: {
    install: 'apt install firefox-esr',
    find: () => process.env['FIREFOX_PATH'] || findOnPath('firefox-esr', 'firefox'),
  },
  // WebKitGTK's browser and its driver, and a virtual display. Debian has a folder for each version.
  WebKit: {
    install: 'apt install webkit2gtk-driver xvfb',
    find: () => process.env['WEBKIT_PATH'] || globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1),
  },
  // Compressed: `tests/engines/old-chromium.ts`.
  'Chromium 109': { install: 'npm run old-chromium', find: findOldChromium },
  nginx: { install: 'apt install nginx-light', find: () => globSync('/usr/sbin/nginx')[0] },
  Caddy: { install: 'apt install caddy', find: () => findOnPath('caddy') },
  Java: { install: 'apt install default-jre-headless', find: () => findOnPath('java') },
  Postfix: { install: 'apt install postfix libsasl2-modules', find: () => globSync('/usr/sbin/postfix')[0] },
};

export type TestProgram = keyof typeof programs;

/** The executable of a program; empty if it is not installed. */
export function findTestProgram(name: TestProgram): string {
  return programs[name].find() ?? '';
}

/** The names of the programs that are not installed, each with how to install it. */
export function missingTestPrograms(names: readonly TestProgram[]): string[] {
  const missing = names.filter((name) => !findTestProgram(name));
  return missing.map((name) => `${name} (${programs[name].install})`);
}

function findOldChromium(): string | undefined {
  return globSync('.cache/old-chromium/node_modules/chromium-109/bin/chromium.br')[0];
}
