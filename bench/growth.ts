import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { writeYaml } from '../editor/browser/write-yaml.ts';
import { pictureNameOf, views } from '../src/pictures/views.ts';
import { contentOf } from '../tests/shops/shops.ts';
import { writeShop } from '../tests/shops/write-shop.ts';
import { benchInteractions } from './interactions.ts';

const folder = '.cache/bench-growth';

/** The upright picture of a phone. */
const photograph = { width: 3024, height: 4032 };

const MEGABYTE = 1_000_000;

/** How large the shop is. */
interface Size {
  watches: number;
  photographs: number;
}

/**
 * Prints how long a large shop takes to build, with photographs drawn here: a build that is ended, one that goes on with its
 * pictures, and one that finds all of them. Then how long its visitors wait in the catalogue.
 */
export async function benchGrowth(browser: Browser, size: Size, rounds: number): Promise<void> {
  await writeGrownShop(size);
  console.log(`\nA shop with ${size.watches} watches and ${size.photographs} photographs`);
  const ended = await build(10_000);
  const rows = { 'ended after 10 s': ended, 'goes on': await build(), again: await build() };
  console.table(rows);
  await benchInteractions(browser, join(folder, 'dist'), rounds);
}

/** Writes the sample's shop with more watches. Its pictures have a cache of their own, which is empty. */
async function writeGrownShop({ watches, photographs }: Size): Promise<void> {
  await writeShop('sample', folder);
  rmSync(join(folder, '.cache/images'), { recursive: true });
  mkdirSync(join(folder, '.cache/images'));
  const models = contentOf('sample').watches;
  const ids = Array.from({ length: watches }, (_, index) => {
    const { id: model = '', ...facts } = models[index % models.length] ?? {};
    const id = index < models.length ? model : `${model}-${index}`;
    writeFileSync(join(folder, `content/watches/${id}.yaml`), writeYaml({ ...facts, position: index + 1 }));
    return id;
  });
  const names = views.flatMap((view) => ids.map((id) => pictureNameOf(id, view))).slice(0, photographs);
  for (const name of names) await draw(join(folder, `pictures/photographs/${name}.jpg`));
}

/** A picture with as much detail as a photograph, about 2 MB large. Its noise differs each time. */
async function draw(file: string): Promise<void> {
  const size = { width: photograph.width / 4, height: photograph.height / 4 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { ...size, channels: 3, background: '#806850', noise } })
    .resize(photograph.width)
    .blur(3)
    .jpeg({ quality: 90 })
    .toFile(file);
}

/**
 * Builds the shop.
 *
 * @param limit after how many milliseconds the build is ended; none if undefined
 */
async function build(limit?: number) {
  const usage = resolve(folder, '.cache/usage.jsonl');
  rmSync(usage, { force: true });
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `--import=${new URL('usage.mjs', import.meta.url)}`,
      USAGE_FILE: usage,
    },
  });
  const exit = once(child, 'exit');
  if (limit) {
    await Promise.race([exit, setTimeout(limit)]);
    // With its children, which are a group.
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  }
  await exit;
  const seconds = Math.round((performance.now() - start) / 1000);
  const encoded = readdirSync(join(folder, '.cache/images')).filter((name) => !name.endsWith('.part')).length;
  if (limit) return { seconds, 'pictures on the disk': encoded };
  const processes = readFileSync(usage, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return {
    seconds,
    'pictures on the disk': encoded,
    'processor, s': Math.round(processes.reduce((sum, { seconds }) => sum + seconds, 0)),
    'memory, MB': Math.round(Math.max(...processes.map(({ bytes }) => bytes)) / MEGABYTE),
  };
}
