import { readFileSync } from 'node:fs';

/** A file of a typeface. */
export interface FontFile {
  /** Such as `newsreader`. */
  typeface: string;
  path: string;
  /** Every character that the file should have. */
  characters: string;
}

/** The files that src/fonts/fonts.css names. */
export function fontFiles(): FontFile[] {
  const rules = readFileSync('src/fonts/fonts.css', 'utf8').matchAll(
    /url\('\.\/(?<name>[\w-]+)\.woff2[^}]*unicode-range:\s*(?<ranges>[^;]+);/g,
  );
  return [...rules].map(({ groups: { name = '', ranges = '' } = {} }) => ({
    typeface: name.replace(/-rest$/, ''),
    path: `src/fonts/${name}.woff2`,
    characters: ranges.split(',').flatMap(charactersIn).join(''),
  }));
}

/** The characters of a range such as `U+41-5A`. */
function charactersIn(range: string): string[] {
  const [first = 0, last = first] = range
    .trim()
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
