import type { FontExtents } from 'harfbuzzjs';
import type { FallbackFont, FontFace } from './font-faces.ts';

/**
 * The `unicode-range` of a typeface. In Arabic text, Latin names use the Latin typefaces, and so do spaces, because the font of
 * the space determines the height of every line.
 */
export function rangeOf({ script }: FontFace): string | undefined {
  return script === 'arabic' ? 'U+0600-06FF' : undefined;
}

/**
 * The rule of a typeface's file.
 *
 * @param url as in the style sheet
 * @param characters the only characters to use the file for; default: all
 */
export function faceRule(face: FontFace, url: string, characters?: string): string {
  const { family, weight } = face;
  return rule({
    'font-family': quote(family),
    'font-weight': weight,
    'font-display': 'swap',
    src: `url('${url}') format('woff2')`,
    'unicode-range': characters ? unicodeRange(characters) : rangeOf(face),
  });
}

/**
 * The rule of a font on a device that replaces a typeface until it has loaded.
 *
 * @param scale the width of the typeface's words divided by that of the font's words
 * @param extents the typeface's, in ems
 * @param range the only characters to use the font for; default: all
 */
export function fallbackRule(
  family: string,
  { local }: FallbackFont,
  scale: number,
  extents: FontExtents,
  range: string | undefined,
): string {
  const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`;
  return rule({
    'font-family': quote(family),
    src: local.map((font) => `local('${font}')`).join(', '),
    'size-adjust': percent(scale),
    'ascent-override': percent(extents.ascender / scale),
    'descent-override': percent(-extents.descender / scale),
    'line-gap-override': percent(extents.lineGap / scale),
    'unicode-range': range,
  });
}

/** Characters as `unicode-range`: `U+A0-A3, U+20AC`. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const previous = ranges.at(-1);
    if (previous && previous[1] === code - 1) previous[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

/** In quotes if it has spaces, as stylelint requires. */
function quote(family: string): string {
  return family.includes(' ') ? `'${family}'` : family;
}

function rule(descriptors: Record<string, string | undefined>): string {
  const lines = Object.entries(descriptors).filter(([, value]) => value);
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
}
