import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawCard, type ShareCard } from './draw-card.ts';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
const master = join(folder, 'green.png');

const card = (given: Partial<ShareCard>): ShareCard => ({
  locale: 'en',
  kind: 'watch',
  master,
  label: 'The shop',
  lines: [
    { text: 'Submariner', role: 'title' },
    { text: '$16,500', role: 'price' },
  ],
  ...given,
});

/** The share of green pixels, which are the picture's, and the number of dark ones, which are the text's. */
async function lookAt(jpeg: Buffer, left: number, width: number) {
  const part = await sharp(jpeg).extract({ left, top: 0, width, height: 630 }).raw().toBuffer();
  const counts = { green: 0, dark: 0 };
  for (let index = 0; index < part.length; index += 3) {
    const [red = 0, green = 0, blue = 0] = part.subarray(index, index + 3);
    if (green > red + 60 && green > blue + 60) counts.green++;
    else if (red + green + blue < 200) counts.dark++;
  }
  return { green: counts.green / (width * 630), dark: counts.dark };
}

beforeAll(async () => {
  await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#20c040' } })
    .png()
    .toFile(master);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a share card', () => {
  test('is a JPEG of 1200 × 630 pixels', async () => {
    const { format, width, height } = await sharp(await drawCard(card({}))).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  test('has its text on the left and the whole watch on the right', async () => {
    const jpeg = await drawCard(card({}));
    expect((await lookAt(jpeg, 700, 500)).green).toBeGreaterThan(0.99);
    const words = await lookAt(jpeg, 0, 690);
    expect(words.green).toBe(0);
    expect(words.dark).toBeGreaterThan(1000);
  });

  test('is mirrored in Arabic', async () => {
    const jpeg = await drawCard(card({ locale: 'ar', lines: [{ text: 'ساعة', role: 'title' }] }));
    expect((await lookAt(jpeg, 0, 500)).green).toBeGreaterThan(0.99);
    expect((await lookAt(jpeg, 510, 690)).dark).toBeGreaterThan(1000);
  });

  test('is filled by a scene, darkened behind the text', async () => {
    const jpeg = await drawCard(card({ kind: 'scene' }));
    expect((await lookAt(jpeg, 0, 200)).green).toBe(0);
    expect((await lookAt(jpeg, 1000, 200)).green).toBeGreaterThan(0.99);
  });

  test.each(['watch', 'scene'] as const)('turns the picture of a %s upright', async (kind) => {
    const sideways = join(folder, 'sideways.jpg');
    const bottom = { create: { width: 800, height: 500, channels: 3 as const, background: '#2040c0' } };
    const upright = await sharp(master)
      .composite([{ input: bottom, gravity: 'south' }])
      .toBuffer();
    await sharp(upright).rotate(90).withMetadata({ orientation: 8 }).jpeg().toFile(sideways);
    const jpeg = await drawCard(card({ kind, master: sideways }));
    const pixels = await sharp(jpeg).extract({ left: 1100, top: 0, width: 1, height: 630 }).raw().toBuffer();
    const [top, foot] = [pixels.subarray(0, 3), pixels.subarray(-3)];
    expect(top[1]).toBeGreaterThan(top[2] ?? 255);
    expect(foot[2]).toBeGreaterThan(foot[1] ?? 255);
  });

  test('escapes markup in its text', async () => {
    await expect(drawCard(card({ label: 'Straps <&> bracelets' }))).resolves.toBeInstanceOf(Buffer);
  });
});
