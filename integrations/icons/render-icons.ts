import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { iconSizes } from '../../src/content/icon-sizes.ts';
import type { GeneratedFiles } from '../generated-files.ts';

/** What a mask may cut off stays empty: the drawing keeps within the middle 80 %, https://www.w3.org/TR/appmanifest/#icon-masks */
const maskableMargin = 0.12;

/**
 * Renders the icon for places that don't take SVG.
 *
 * @param svg file of the icon
 * @param cache folder for the PNGs
 */
export async function renderIcons(svg: string, cache: string): Promise<GeneratedFiles> {
  mkdirSync(cache, { recursive: true });
  const drawing = readFileSync(svg);
  const files: GeneratedFiles = new Map();
  const write = async (name: string, icon: Sharp) => {
    writeFileSync(join(cache, name), await icon.png({ compressionLevel: 9 }).toBuffer());
    files.set(`/icons/${name}`, join(cache, name));
  };
  for (const size of iconSizes) await write(`${size}.png`, sharp(drawing, { density: 600 }).resize(size, size));
  const margin = Math.round(512 * maskableMargin);
  const inner = 512 - 2 * margin;
  await write(
    'maskable-512.png',
    sharp(drawing, { density: 600 })
      .resize(inner, inner)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#14110d' })
      .flatten({ background: '#14110d' }),
  );
  return files;
}
