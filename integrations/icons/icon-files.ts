import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { iconSizes } from '../../src/layout/icon-sizes.ts';
import { cachedFile, type FilesToMake } from '../cached-file.ts';

/** Keeps the drawing within the middle 80 %, which masks do not cut off: https://www.w3.org/TR/appmanifest/#icon-masks */
const maskableMargin = 0.12;
const maskableSize = 512;
const ground = '#14110d';

/**
 * The icon as PNG, for uses that do not support SVG.
 *
 * @param svg file of the icon
 * @param cache folder for the PNGs
 */
export function iconFiles(svg: string, cache: string): FilesToMake {
  const drawing = readFileSync(svg);
  const hash = createHash('sha256')
    .update(drawing)
    .update(readFileSync(import.meta.filename))
    .digest('hex');
  const file = (name: string, render: () => Sharp) =>
    [
      `/icons/${name}`,
      () =>
        cachedFile(join(cache, `${hash.slice(0, 8)}.${name}`), () => render().png({ compressionLevel: 9 }).toBuffer()),
    ] as const;
  return new Map([
    ...iconSizes.map((size) => file(`${size}.png`, () => renderIcon(drawing, size))),
    file(`maskable-${maskableSize}.png`, () => renderMaskable(drawing)),
  ]);
}

function renderIcon(drawing: Buffer, size: number): Sharp {
  return sharp(drawing, { density: 600 }).resize(size, size);
}

function renderMaskable(drawing: Buffer): Sharp {
  const margin = Math.round(maskableSize * maskableMargin);
  return renderIcon(drawing, maskableSize - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    .flatten({ background: ground });
}
