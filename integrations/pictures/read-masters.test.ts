import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readMasters } from './read-masters.ts';

let folder: string;
let file: string;
let memory: string;

const read = () => readMasters(new Map([['hero', file]]), memory).then((masters) => masters.get('hero'));
const draw = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toFile(file);

/** Changes what is remembered, to see whether it is asked. */
function remember(width: number) {
  const { hero } = JSON.parse(readFileSync(memory, 'utf8'));
  writeFileSync(memory, JSON.stringify({ hero: { ...hero, width } }));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'masters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, 'hero.png');
  memory = join(folder, 'masters.json');
  await draw('#806040');
});

test('a master that is as it was is not read again', async () => {
  const first = await read();
  expect(first).toMatchObject({ file, width: 30, height: 20, hash: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(await read()).toEqual(first);
  remember(31);
  expect(await read()).toEqual({ ...first, width: 31 });
});

test('one that has changed is, even if it kept its length and its date', async () => {
  const first = await read();
  remember(31);
  const { size, atime, mtime } = statSync(file);
  await draw('#406080');
  utimesSync(file, atime, mtime);
  expect(statSync(file).size).toBe(size);
  const second = await read();
  expect(second?.width).toBe(30);
  expect(second?.hash).not.toBe(first?.hash);
});

test('a memory that can not be read counts for nothing', async () => {
  const first = await read();
  writeFileSync(memory, '{"hero": {');
  expect(await read()).toEqual(first);
  expect(JSON.parse(readFileSync(memory, 'utf8'))).toHaveProperty('hero');
});

test('what is gone is forgotten, and no half memory is left', async () => {
  await read();
  await readMasters(new Map(), memory);
  expect(readFileSync(memory, 'utf8')).toBe('{}');
  expect(readdirSync(folder).sort()).toEqual(['hero.png', 'masters.json']);
});
