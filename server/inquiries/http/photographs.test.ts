import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_KEPT_BYTES, MAX_WAITING } from './limits.ts';
import { renewPhotographs } from './photographs.ts';

const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: 'gold' } });
const jpeg = await picture.clone().jpeg().toBuffer();

/** A PNG whose header promises so many pixels, and which has none. */
function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const chunks = [
    pngChunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])),
    pngChunk('IDAT', Buffer.alloc(0)),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A JPEG with a comment after its first two bytes, where programs that look for one find it. */
function withComment(text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

test.each([
  ['a page with a script', Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')])],
  ['an archive', Buffer.concat([jpeg, Buffer.from('PK\x03\x04 script.exe')])],
  ['a program in a comment', withComment('<?php system($_GET["c"]); ?><script>alert(1)</script>')],
  [
    'a program in its metadata',
    await picture
      .clone()
      .withExif({ IFD0: { Copyright: '<script>' } })
      .jpeg()
      .toBuffer(),
  ],
])('a photograph that is also %s is only a photograph afterwards', async (_what, bytes) => {
  const [jpeg = ''] = await renewPhotographs([bytes]);
  const renewed = Buffer.from(jpeg);
  expect(await sharp(renewed).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
  expect(renewed.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  expect(renewed.toString('latin1')).not.toMatch(/script|php/);
});

test.each([
  ['promises 50,000 × 50,000 pixels', 'photographPixels', pngOf(50_000, 50_000)],
  ['promises a pixel more than is decoded', 'photographPixels', pngOf(50_000_001, 1)],
  ['promises pixels that are not there', 'photographDamaged', pngOf(40, 20)],
  ['breaks off', 'photographDamaged', jpeg.subarray(0, jpeg.length / 2)],
  ['is empty', 'photographType', Buffer.alloc(0)],
  ['is an SVG', 'photographType', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['is a HEIC', 'photographType', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['is a GIF', 'photographType', await picture.clone().gif().toBuffer()],
])('a file that %s is refused, with its field', async (_what, reason, bytes) => {
  await expect(renewPhotographs([bytes])).rejects.toMatchObject({
    status: 422,
    details: { fields: { photographs: reason } },
  });
});

test('eight photographs of much detail fit into one mail', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: 'gold', noise } as const;
  const detailed = await sharp({ create }).jpeg().toBuffer();
  const [renewed] = await renewPhotographs([detailed]);
  expect(renewed?.length).toBeLessThan(MAX_KEPT_BYTES);
  expect(8 * MAX_KEPT_BYTES).toBeLessThan(15_000_000);
});

test('so many forms wait for their turn, the next one is asked to come again', async () => {
  const under = Array.from({ length: MAX_WAITING }, () => renewPhotographs([jpeg]));
  await expect(renewPhotographs([jpeg])).rejects.toMatchObject({ status: 503, details: { retryAfterSeconds: 10 } });
  await Promise.all(under);
  expect(await renewPhotographs([jpeg])).toHaveLength(1);
});

test('of a sender who has gone, nothing is decoded', async () => {
  const sender = new AbortController();
  const renewed = renewPhotographs([pngOf(50_000, 50_000)], sender.signal);
  sender.abort();
  await expect(renewed).rejects.toMatchObject({ status: 400 });
});
