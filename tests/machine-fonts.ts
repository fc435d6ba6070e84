import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Environment variables that make Chromium use only DejaVu, from its npm package, whatever fonts are installed.
 *
 * @returns for Playwright's `launchOptions.env`
 */
export function fontEnvironment(): Record<string, string> {
  const folder = join(import.meta.dirname, '../.cache/fontconfig');
  const file = join(folder, 'dejavu.conf');
  mkdirSync(folder, { recursive: true });
  // Renamed after writing, because every worker of Playwright writes it.
  writeFileSync(`${file}.${process.pid}`, fontconfig(folder));
  renameSync(`${file}.${process.pid}`, file);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

/** A fontconfig file: https://www.freedesktop.org/software/fontconfig/fontconfig-user.html */
function fontconfig(cache: string): string {
  const fonts = join(import.meta.dirname, '../node_modules/dejavu-fonts-ttf/ttf');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    <acceptfont><glob>${fonts}/DejaVuSerif.ttf</glob><glob>${fonts}/DejaVuSans.ttf</glob></acceptfont>
  </selectfont>
  ${['serif', 'Times New Roman'].map((family) => prefer(family, 'DejaVu Serif')).join('\n  ')}
  ${['sans-serif', 'Arial'].map((family) => prefer(family, 'DejaVu Sans')).join('\n  ')}
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
