import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EncodedPictures, encodePictures } from './encode-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const cache = join(folder, 'cache');
const master = join(folder, 'hero.png');

/** A plain picture, which encodes quickly. */
function draw(file: string, width: number, height: number, orientation = 1) {
  const plain = sharp({ create: { width, height, channels: 3, background: '#806040' } });
  return plain.withMetadata({ orientation }).toFile(file);
}

function encode(name: string, file: string): Promise<EncodedPictures> {
  return encodePictures(new Map([[name, file]]), cache);
}

beforeAll(() => draw(master, 900, 600));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a picture', () => {
  let encoded: EncodedPictures;

  beforeAll(async () => {
    encoded = await encode('hero', master);
  });

  test('is told with its measures and the widths that it fills', () => {
    expect(encoded.pictures['hero']).toEqual({
      base: expect.stringMatching(/^\/images\/sized\/hero\.[0-9a-f]{8}$/),
      fallback: '/images/hero.jpg',
      widths: [320, 480, 640, 800],
      width: 900,
      height: 600,
    });
  });

  test('comes in every width as AVIF and WebP, and once as JPEG', () => {
    const base = encoded.pictures['hero']?.base;
    const expected = [320, 480, 640, 800].flatMap((width) => [`${base}.${width}.avif`, `${base}.${width}.webp`]);
    expect([...encoded.files.keys()].sort()).toEqual([...expected, '/images/hero.jpg'].sort());
  });

  test('is in each file what the address says, and keeps its proportions', async () => {
    for (const [address, file] of encoded.files) {
      const { format, width, height, compression } = await sharp(file).metadata();
      const expected = Number(address.match(/\.(\d+)\.\w+$/)?.[1] ?? 800);
      expect([address, width, height]).toEqual([address, expected, Math.round((expected * 600) / 900)]);
      const kind = address.endsWith('.avif') ? 'av1' : address.endsWith('.webp') ? 'webp' : 'jpeg';
      expect(compression ?? format).toBe(kind);
    }
  });

  test('encoded before is taken from the cache, and leaves no half files there', async () => {
    const past = new Date('2001-01-01');
    for (const file of encoded.files.values()) utimesSync(file, past, past);
    const again = await encode('hero', master);
    expect(again).toEqual(encoded);
    for (const file of again.files.values()) expect(statSync(file).mtime).toEqual(past);
    expect(readdirSync(cache).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('that changed gets new addresses, so that nobody keeps the old one', async () => {
    const changed = join(folder, 'changed.png');
    await draw(changed, 801, 600);
    const { pictures } = await encode('hero', changed);
    expect(pictures['hero']?.base).not.toBe(encoded.pictures['hero']?.base);
  });

  test('taken with the camera on its side stands upright', async () => {
    const sideways = join(folder, 'sideways.jpg');
    await draw(sideways, 600, 900, 6);
    const { pictures, files } = await encode('sideways', sideways);
    expect(pictures['sideways']).toMatchObject({ width: 900, height: 600 });
    const { width, height } = await sharp(files.get('/images/sideways.jpg')).metadata();
    expect([width, height]).toEqual([800, 533]);
  });

  test('exactly wide enough is taken', async () => {
    const narrow = join(folder, 'narrow.png');
    await draw(narrow, 800, 100);
    const { pictures } = await encode('narrow', narrow);
    expect(pictures['narrow']?.widths).toEqual([320, 480, 640, 800]);
  });
});

describe('a build that cannot use a picture says which and why', () => {
  test('a file that is no picture', async () => {
    const file = join(folder, 'corrupt.jpg');
    writeFileSync(file, 'not a picture');
    await expect(encode('corrupt', file)).rejects.toThrow(`${file}: expected a picture, but it can't be read (`);
  });

  test('a picture cut off by a broken copy', async () => {
    const file = join(folder, 'cut.png');
    const whole = readFileSync(master);
    writeFileSync(file, whole.subarray(0, 20));
    await expect(encode('cut', file)).rejects.toThrow(`${file}: expected a picture`);
  });

  test('a picture that is too small', async () => {
    const file = join(folder, 'small.png');
    await draw(file, 799, 900);
    await expect(encode('small', file)).rejects.toThrow(
      `${file}: expected a picture at least 800 pixels wide, found 799`,
    );
  });

  test('a picture whose end is missing', async () => {
    const file = join(folder, 'truncated.jpg');
    const noise = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#000', noise: { type: 'gaussian', sigma: 40 } },
    })
      .jpeg()
      .toBuffer();
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, noise.subarray(0, noise.length / 2));
    await expect(encode('truncated', file)).rejects.toThrow(file);
  });
});
