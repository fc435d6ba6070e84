import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The fonts of a kind of machine. */
interface Fonts {
  /** In `node_modules`. */
  files: string[];
  serif: string;
  sans: string;
}

const expo = (folder: string, name: string) => `@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`;
const dejavu = (name: string) => `dejavu-fonts-ttf/ttf/${name}.ttf`;

const machines = {
  /** A Linux desktop such as Debian or Fedora. Liberation has no Arabic. */
  liberation: {
    files: [expo('tinos', 'Tinos'), expo('arimo', 'Arimo'), dejavu('DejaVuSans')],
    serif: 'Liberation Serif',
    sans: 'Liberation Sans',
  },
  /** A minimal Linux. */
  dejavu: { files: [dejavu('DejaVuSerif'), dejavu('DejaVuSans')], serif: 'DejaVu Serif', sans: 'DejaVu Sans' },
  /** A phone. */
  android: {
    files: [expo('noto-serif', 'NotoSerif'), expo('roboto', 'Roboto'), expo('noto-naskh-arabic', 'NotoNaskhArabic')],
    serif: 'Noto Serif',
    sans: 'Roboto',
  },
} satisfies Record<string, Fonts>;

export type FontMachine = keyof typeof machines;

export const fontMachines = Object.keys(machines) as FontMachine[];

/**
 * Environment variables that make Chromium use only the fonts of such a machine, whatever is installed. The fonts are from npm
 * packages.
 *
 * @returns for Playwright's `launchOptions.env`
 */
export function fontEnvironment(machine: FontMachine): Record<string, string> {
  const folder = join(import.meta.dirname, '../.cache/fontconfig');
  const file = join(folder, `${machine}.conf`);
  mkdirSync(folder, { recursive: true });
  // Renamed after writing, because every worker of Playwright writes it.
  writeFileSync(`${file}.${process.pid}`, fontconfig(machines[machine], folder));
  renameSync(`${file}.${process.pid}`, file);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

/** A fontconfig file: https://www.freedesktop.org/software/fontconfig/fontconfig-user.html */
function fontconfig({ files, serif, sans }: Fonts, cache: string): string {
  const paths = files.map((file) => join(import.meta.dirname, '../node_modules', file));
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${[...new Set(paths.map((path) => dirname(path)))].map((folder) => `<dir>${folder}</dir>`).join('\n  ')}
  <cachedir>${cache}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
    <acceptfont>${paths.map((path) => `<glob>${path}</glob>`).join('')}</acceptfont>
  </selectfont>
  ${rename('Tinos', 'Liberation Serif')}
  ${rename('Arimo', 'Liberation Sans')}
  ${['serif', 'Times New Roman'].map((family) => prefer(family, serif)).join('\n  ')}
  ${['sans-serif', 'Arial'].map((family) => prefer(family, sans)).join('\n  ')}
  <match target="font">
    <edit name="antialias"><bool>true</bool></edit>
    <edit name="hinting"><bool>false</bool></edit>
    <edit name="rgba"><const>none</const></edit>
  </match>
</fontconfig>
`;
}

/** Liberation 2 has the same letters as Tinos and Arimo. */
function rename(from: string, to: string): string {
  const edits = [
    ['family', to],
    ['fullname', to],
    ['postscriptname', to.replace(' ', '')],
  ].map(([name, value]) => `<edit name="${name}"><string>${value}</string></edit>`);
  return `<match target="scan"><test name="family"><string>${from}</string></test>${edits.join('')}</match>`;
}

function prefer(family: string, font: string): string {
  return `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
}
