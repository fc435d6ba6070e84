import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts as devices have them: as wide as Times New Roman and Arial, and Android's for Arabic. */
const families = ['tinos', 'arimo', 'noto-sans-arabic'];

/**
 * Environment variables that make Chromium use only these fonts, from npm packages, whatever fonts are installed.
 *
 * @returns for Playwright's `launchOptions.env`
 */
export function fontEnvironment(): Record<string, string> {
  const folder = join(import.meta.dirname, '../.cache/fontconfig');
  const file = join(folder, 'machine.conf');
  mkdirSync(folder, { recursive: true });
  // Renamed after writing, because every worker of Playwright writes it.
  writeFileSync(`${file}.${process.pid}`, fontconfig(folder));
  renameSync(`${file}.${process.pid}`, file);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

/** A fontconfig file: https://www.freedesktop.org/software/fontconfig/fontconfig-user.html */
function fontconfig(cache: string): string {
  const folders = families.map((family) =>
    join(import.meta.dirname, `../node_modules/@expo-google-fonts/${family}/400Regular`),
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${folders.map((folder) => `<dir>${folder}</dir>`).join('\n  ')}
  <cachedir>${cache}</cachedir>
  ${['serif', 'Times New Roman'].map((family) => prefer(family, 'Tinos')).join('\n  ')}
  ${['sans-serif', 'Arial'].map((family) => prefer(family, 'Arimo')).join('\n  ')}
  <match target="font">
    <edit name="antialias"><bool>true</bool></edit>
    <edit name="hinting"><bool>false</bool></edit>
    <edit name="rgba"><const>none</const></edit>
  </match>
</fontconfig>
`;
}

function prefer(family: string, font: string): string {
  return `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
}
