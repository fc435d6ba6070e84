import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

/**
 * Reads a font file, to list its characters and measure its words.
 *
 * @param file TrueType or WOFF2
 * @param axes the position on the axes of a variable font
 */
export async function readFont(file: string, axes: Record<string, number> = {}): Promise<hb.Font> {
  const trueType = await subsetFont(readFileSync(file), undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  const font = new hb.Font(new hb.Face(new hb.Blob(Uint8Array.from(trueType).buffer)));
  font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)));
  return font;
}

/** The characters of a font. */
export function charactersOf(font: hb.Font): Set<string> {
  return new Set(Array.from(font.face.collectUnicodes(), (code) => String.fromCodePoint(code)));
}

/** A font's ascender, descender and line gap, in ems. */
export function extentsOf(font: hb.Font): hb.FontExtents {
  const { ascender, descender, lineGap } = font.hExtents();
  const { upem } = font.face;
  return { ascender: ascender / upem, descender: descender / upem, lineGap: lineGap / upem };
}

/** The total width of texts in a font, in ems. */
export function widthOf(font: hb.Font, texts: string[]): number {
  return texts.reduce((sum, text) => sum + lineWidth(font, text), 0) / font.face.upem;
}

function lineWidth(font: hb.Font, text: string): number {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}
