import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

/**
 * Reads a font file to ask what it has and how wide its words are.
 *
 * @param file TrueType or WOFF2
 * @param axes where a variable font stands
 */
export async function readFont(file: string, axes: Record<string, number> = {}): Promise<hb.Font> {
  const trueType = await subsetFont(readFileSync(file), undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  const font = new hb.Font(new hb.Face(new hb.Blob(Uint8Array.from(trueType).buffer)));
  font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)));
  return font;
}

/** The characters that a font can show. */
export function charactersOf(font: hb.Font): Set<string> {
  return new Set(Array.from(font.face.collectUnicodes(), (code) => String.fromCodePoint(code)));
}

/** How far a font reaches above and below its line, and what it adds between lines, in ems. */
export function extentsOf(font: hb.Font): hb.FontExtents {
  const { ascender, descender, lineGap } = font.hExtents();
  const { upem } = font.face;
  return { ascender: ascender / upem, descender: descender / upem, lineGap: lineGap / upem };
}

/** How wide texts are in a font, each set on one line, all lines together, in ems. */
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
