import type { FontExtents } from 'harfbuzzjs';
import type { FallbackFont, FontFace } from './font-faces.ts';

/**
 * The characters that a typeface is loaded for, in the syntax of `unicode-range`. Latin names in Arabic text are set in
 * the Latin typefaces, and so are its spaces: the font of the space gives every line its height.
 */
export function rangeOf({ script }: FontFace): string | undefined {
  return script === 'arabic' ? 'U+0600-06FF' : undefined;
}

/**
 * The rule of a typeface's file.
 *
 * @param url as in the stylesheet
 * @param characters that alone are taken from it; all if there are none
 */
export function faceRule(face: FontFace, url: string, characters?: string): string {
  const { family, style, weight } = face;
  return rule({
    'font-family': quote(family),
    'font-style': style,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url('${url}') format('woff2')`,
    'unicode-range': characters ? unicodeRange(characters) : rangeOf(face),
  });
}

/**
 * The rule of a device's font that is the fallback of a typeface.
 *
 * @param scale how much wider the typeface's words are
 * @param extents the typeface's, in ems
 * @param range the characters that are taken from it; all if there is none
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

/** Characters in the syntax of `unicode-range`: `U+A0-A3, U+20AC`. */
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

/** A family name in CSS: in quotes if it has spaces. */
function quote(family: string): string {
  return family.includes(' ') ? `'${family}'` : family;
}

function rule(descriptors: Record<string, string | undefined>): string {
  const lines = Object.entries(descriptors).filter(([, value]) => value);
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
}
