import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureSettings } from '../../integrations/pictures/picture-settings.ts';
import { pictureNameOf } from '../../src/pictures/views.ts';
import { watches } from '../collection.ts';
import { dist } from './built-pages.ts';

const images = join(dist, 'images');
const sized = join(images, 'sized');
const files = readdirSync(sized);
/** Every watch, and for renderings the second view. Beside a photograph, other views are up to the owner. */
const names = watches.flatMap(({ id, picture }) => (picture === 'rendering' ? [id, pictureNameOf(id, 'side')] : [id]));

/** The files of a picture: name and width in pixels. */
function variantsOf(name: string): { file: string; width: number }[] {
  return files
    .map((file) => ({ file, match: file.match(new RegExp(`^${name}\\.[0-9a-f]{8}\\.(\\d+)\\.avif$`)) }))
    .flatMap(({ file, match }) => (match ? [{ file, width: Number(match[1]) }] : []));
}

const sizeOf = (file: string) => statSync(join(sized, file)).size;

describe.each(names)('%s', (name) => {
  test('has its picture in every width, and a JPEG as fallback', async () => {
    const found = variantsOf(name)
      .map(({ width }) => width)
      .sort((a, b) => a - b);
    const largest = found.at(-1) ?? 0;
    const { widths, namedWidths } = pictureSettings[name.endsWith('-side') ? 'view' : 'front'];
    expect(largest).toBeGreaterThanOrEqual(800);
    expect(found).toEqual([...[...namedWidths, ...widths].filter((width) => width < largest), largest]);
    expect((await sharp(join(images, `${name}.jpg`)).metadata()).format).toBe('jpeg');
  });

  test('weighs at most 50 kB on a phone', () => {
    const variant = variantsOf(name).find(({ width }) => width === 800);
    expect(sizeOf(variant?.file ?? '')).toBeLessThanOrEqual(50_000);
  });

  test('is upright, four by five', async () => {
    const { width, height } = await sharp(join(images, `${name}.jpg`)).metadata();
    expect(height / width).toBeCloseTo(5 / 4, 2);
  });
});

test('the hero weighs at most 60 kB on a phone', () => {
  const variant = variantsOf('hero-phone').find(({ width }) => width === 1200);
  expect(sizeOf(variant?.file ?? '')).toBeLessThanOrEqual(60_000);
  expect(existsSync(join(images, 'about-workshop.jpg'))).toBe(true);
});

test('the renderings are at most 25 MB, so that cloning is fast', () => {
  const folder = 'pictures/renderings';
  const total = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(total).toBeLessThanOrEqual(25_000_000);
});
