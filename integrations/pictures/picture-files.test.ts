import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineOf } from '../../src/content/reading/problem.ts';
import { asThumbnail, type PictureData, shareSize, srcSetOf } from '../../src/pictures/picture-data.ts';
import { makeFiles, type PictureFile, pictureFiles } from './picture-files.ts';
import type { PictureKind } from './picture-settings.ts';
import { typeface } from './share-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const cache = join(folder, 'cache');
const master = join(folder, 'master.png');

/** A picture in one colour, which encodes quickly. */
function draw(file: string, width: number, height: number, orientation = 1) {
  const plain = sharp({ create: { width, height, channels: 3, background: '#806040' } });
  return plain.withMetadata({ orientation }).toFile(file);
}

const picturesOf = (name: string, file: string, kind: PictureKind = 'scene') =>
  pictureFiles(new Map([[name, file]]), new Map([[name, kind]]), cache);

beforeAll(() => draw(master, 900, 600));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a picture', () => {
  test('of a watch has its size and the widths of its files', async () => {
    const { pictures } = await picturesOf('rolex', master, 'front');
    expect(pictures).toEqual({
      rolex: {
        base: expect.stringMatching(/^\/images\/sized\/rolex\.[0-9a-f]{8}$/),
        fallback: '/images/rolex.jpg',
        // The largest width is the master's.
        widths: [400, 640, 800, 900],
        width: 900,
        height: 600,
      },
    });
  });

  test('of a watch also has a thumbnail and a file as wide as the master, at most 2000 pixels', async () => {
    const huge = join(folder, 'huge.png');
    await draw(huge, 5000, 100);
    const { pictures, files } = await picturesOf('rolex-movement', huge, 'view');
    expect(pictures['rolex-movement']).toMatchObject({ widths: [800, 1280], width: 2000, height: 40 });
    const widths = [...files.keys()].map((url) => url.match(/\.(\d+)\.avif$/)?.[1]);
    expect(widths).toEqual(['800', '1280', '180', '2000', undefined]);
  });

  test('that is narrower than a thumbnail is its own thumbnail', async () => {
    const tiny = join(folder, 'tiny.png');
    await draw(tiny, 120, 150);
    const { pictures, files } = await picturesOf('rolex-movement', tiny, 'view');
    const [url = ''] = srcSetOf(asThumbnail(pictures['rolex-movement'] as PictureData)).split(' ');
    expect([...files.keys()]).toContain(url);
  });

  test('of another view has fewer widths, a portrait small ones, a scene larger ones', async () => {
    const large = join(folder, 'large.png');
    await draw(large, 2000, 100);
    const widths = async (kind: PictureKind) => (await picturesOf('large', large, kind)).pictures['large']?.widths;
    expect(await widths('view')).toEqual([800, 1280]);
    expect(await widths('portrait')).toEqual([160, 320, 480]);
    expect(await widths('scene')).toEqual([800, 1280, 1600, 1920]);
  });

  test('is AVIF in every width and one JPEG with the same proportions, and a JPEG for shared links', async () => {
    const { pictures, files } = await picturesOf('hero', master);
    await makeFiles([...files.values()]);
    const found = await Promise.all(
      [...files].map(async ([url, { path }]) => {
        const { format, width, height, compression } = await sharp(path).metadata();
        return [url, compression ?? format, width, height];
      }),
    );
    const base = pictures['hero']?.base;
    expect(found).toEqual([
      [`${base}.800.avif`, 'av1', 800, 533],
      [`${base}.900.avif`, 'av1', 900, 600],
      ['/images/hero.jpg', 'jpeg', 800, 533],
      ['/images/share/hero.jpg', 'jpeg', 1200, 630],
    ]);
  });

  test.each([
    ['upright', 500, 630, 'Royal'],
    ['square', 400, 504, 'Royal'],
    ['with a long name', 500, 630, 'Royal '.repeat(40)],
    ['with a long word', 500, 630, 'Royal'.repeat(6)],
  ])(
    'of a watch, %s, is whole in the middle of a shared link, its name at one side in the typeface of the headings',
    async (name, height, shownHeight, model) => {
      const file = join(folder, `${name}.png`);
      await draw(file, 400, height);
      const label = { brand: 'A. Lange & Söhne', model, year: 'c. 1967' };
      const { files } = await pictureFiles(
        new Map([[name, file]]),
        new Map([[name, 'front']]),
        cache,
        new Map([[name, label]]),
      );
      const share = files.get(`/images/share/${name}.jpg`) as PictureFile;
      await makeFiles([share]);
      const redsOf = async (left: number, width: number, height = shareSize.height) => {
        const part = sharp(share.path).extract({ left, top: (shareSize.height - height) / 2, width, height });
        const [red] = (await sharp(await part.png().toBuffer()).stats()).channels;
        return red;
      };
      expect((await redsOf(0, 340))?.min).toBeLessThan(60);
      const watch = await redsOf(352, 496, shownHeight - 8);
      expect(watch?.min).toBeGreaterThan(100);
      expect(watch?.max).toBeLessThan(150);
      expect((await redsOf(860, 340))?.min).toBeGreaterThan(200);
      const fontName = Buffer.from(typeface.font, 'utf16le').swap16();
      expect(readFileSync(typeface.fontfile).includes(fontName)).toBe(true);
    },
  );

  test('is encoded only on request', async () => {
    const file = join(folder, 'truncated.jpg');
    const noise = { type: 'gaussian' as const, sigma: 40 };
    const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer();
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    const { files } = await picturesOf('truncated', file);
    await expect(makeFiles([...files.values()])).rejects.toThrow(file);
  });

  test('is not called damaged if only the drawing of a file fails', async () => {
    const { files } = await picturesOf('drawn', master);
    const encode = () => {
      throw new Error('no typeface');
    };
    await expect(makeFiles(Array.from(files.values(), (file) => ({ ...file, encode })))).rejects.toThrow('no typeface');
  });

  test('that changed gets new URLs', async () => {
    const changed = join(folder, 'changed.png');
    await draw(changed, 901, 600);
    const base = async (file: string) => (await picturesOf('hero', file)).pictures['hero']?.base;
    expect(await base(changed)).not.toBe(await base(master));
  });

  test('is read once, and again after a change of its size or time', async () => {
    const file = join(folder, 'remembered.png');
    await draw(file, 902, 600);
    const changed = new Date('2026-01-01');
    utimesSync(file, changed, changed);
    const { pictures } = await picturesOf('hero', file);
    writeFileSync(file, Buffer.alloc(statSync(file).size));
    utimesSync(file, changed, changed);
    expect((await picturesOf('hero', file)).pictures).toEqual(pictures);
    utimesSync(file, changed, new Date('2026-01-02'));
    expect((await picturesOf('hero', file)).problems).toHaveLength(1);
  });

  test('with a rotated orientation is upright', async () => {
    const sideways = join(folder, 'sideways.jpg');
    await draw(sideways, 600, 900, 6);
    const { pictures, files } = await picturesOf('sideways', sideways);
    expect(pictures['sideways']).toMatchObject({ width: 900, height: 600 });
    const [file] = [...files.values()];
    await makeFiles([file as PictureFile]);
    const { width, height } = await sharp(file?.path).metadata();
    expect([width, height]).toEqual([800, 533]);
  });

  test('keeps its colours, also transparent ones, while another is encoded', async () => {
    const colors = { red: { r: 200, g: 60, b: 40, alpha: 0.5 }, blue: { r: 40, g: 60, b: 200, alpha: 0.5 } };
    const masters = new Map<string, string>();
    for (const [name, background] of Object.entries(colors)) {
      const file = join(folder, `${name}.png`);
      await sharp({ create: { width: 2100, height: 60, channels: 4, background } }).toFile(file);
      masters.set(name, file);
    }
    const kinds = new Map([...masters.keys()].map((name) => [name, 'scene' as const]));
    const { files } = await pictureFiles(masters, kinds, cache);
    await Promise.all([...Map.groupBy(files.values(), ({ master }) => master).values()].map((each) => makeFiles(each)));
    const avifs = [...files.values()].filter(({ path }) => path.endsWith('.avif'));
    expect(avifs).toHaveLength(8);
    for (const { master, path } of avifs) {
      const means = (await sharp(path).stats()).channels.map(({ mean }) => mean);
      const { r, g, b } = master.endsWith('red.png') ? colors.red : colors.blue;
      for (const [index, value] of [r, g, b, 127].entries())
        expect(Math.abs((means[index] ?? 0) - value)).toBeLessThan(6);
    }
  });

  test('is decoded once for all of its files', async () => {
    const file = join(folder, 'decoded-once.png');
    await draw(file, 903, 600);
    const { files } = await picturesOf('hero', file);
    const [first, ...others] = files.values();
    await makeFiles([
      {
        ...(first as PictureFile),
        // From then on, the master cannot be read.
        encode: (pixels) => {
          rmSync(file);
          return pixels.avif();
        },
      },
      ...others,
    ]);
    for (const { path } of files.values()) expect(existsSync(path)).toBe(true);
  });
});

describe('the problem of a picture names the file and the reason', () => {
  const problemsOf = async (file: string) => (await picturesOf('picture', file)).problems.map(lineOf);

  test.each([
    ['a file that is not a picture', 'not a picture'],
    ['an empty file', ''],
  ])('%s', async (_, bytes) => {
    const file = join(folder, 'corrupt.jpg');
    writeFileSync(file, bytes);
    expect(await problemsOf(file)).toEqual([
      `${file}: expected a JPEG, PNG, WebP, TIFF or AVIF, but this file is empty, damaged or of another kind`,
    ]);
  });

  test('a file that is not there', async () => {
    const file = join(folder, 'lost.jpg');
    expect(await problemsOf(file)).toEqual([`${file}: expected a photograph, because a watch names it as picture`]);
  });
});
