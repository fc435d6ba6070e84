import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pictureSettings } from '../integrations/pictures/picture-settings.ts';
import { sideViewOf } from '../src/content/picture-data.ts';
import type { Watch } from '../src/content/watch-schema.ts';
import { dist } from './built-pages.ts';

const images = join(dist, 'images');
const sized = join(images, 'sized');
const files = readdirSync(sized);
const watches: Watch[] = readdirSync('content/watches').map((file) =>
  parse(readFileSync(join('content/watches', file), 'utf8')),
);

/** Every watch, and as long as it is a rendering, its second view; beside a photograph that is the owner's choice. */
const names = watches.flatMap(({ id, picture }) => (picture === 'rendering' ? [id, sideViewOf(id)] : [id]));

/** The variants of a picture: width in pixels and format by file. */
function variantsOf(name: string): { file: string; width: number; format: string }[] {
  return files
    .map((file) => ({ file, match: file.match(new RegExp(`^${name}\\.[0-9a-f]{8}\\.(\\d+)\\.(avif|webp)$`)) }))
    .flatMap(({ file, match }) => (match ? [{ file, width: Number(match[1]), format: String(match[2]) }] : []));
}

const sizeOf = (file: string) => statSync(join(sized, file)).size;

describe.each(names)('%s', (name) => {
  test('has its picture in every width and format, and a JPEG as the last resort', async () => {
    const variants = variantsOf(name);
    const largest = Math.max(...variants.map((variant) => variant.width));
    const widths = pictureSettings.widths.filter((width) => width <= largest);
    expect(largest).toBeGreaterThanOrEqual(800);
    for (const format of ['avif', 'webp']) {
      const found = variants.filter((variant) => variant.format === format).map((variant) => variant.width);
      expect(found.sort((a, b) => a - b)).toEqual(widths);
    }
    expect((await sharp(join(images, `${name}.jpg`)).metadata()).format).toBe('jpeg');
  });

  test('weighs at most 25 kB where the catalogue shows it 400 pixels wide', () => {
    const variant = variantsOf(name).find(({ width, format }) => width === 480 && format === 'avif');
    expect(sizeOf(variant?.file ?? '')).toBeLessThanOrEqual(25_000);
  });

  test('stands upright, four by five', async () => {
    const { width, height } = await sharp(join(images, `${name}.jpg`)).metadata();
    expect(height / width).toBeCloseTo(5 / 4, 2);
  });
});

test('the movement weighs at most 60 kB on a phone', () => {
  const variant = variantsOf('hero-phone').find(({ width, format }) => width === 1200 && format === 'avif');
  expect(sizeOf(variant?.file ?? '')).toBeLessThanOrEqual(60_000);
  expect(existsSync(join(images, 'about-workshop.jpg'))).toBe(true);
});

test('the renderings together stay within 25 MB, so that a clone stays quick', () => {
  const folder = 'pictures/renderings';
  const total = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(total).toBeLessThanOrEqual(25_000_000);
});
