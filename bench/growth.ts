import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type GrownShop, writeGrownShop } from './grown-shop.ts';
import { benchInteractions } from './interactions.ts';
import { watchGroup } from './process-group.ts';
import { benchSaves } from './saves.ts';

const folder = '.cache/bench-growth';

/** A host may end a build. */
const ENDED_AFTER_MS = 120_000;

const MEGABYTE = 1_000_000;

/** A collection that is as large as the catalogue should bear, with photographs that are quickly encoded. */
const largeCollection: GrownShop = { watches: 300, photographs: 300, photographWidth: 400 };

/**
 * Prints how long a large shop takes to build: a first build that is ended and goes on, and a second one. Then how long a save
 * takes in development, and how long visitors wait in a larger catalogue.
 */
export async function benchGrowth(browser: Browser, shop: GrownShop, rounds: number): Promise<void> {
  const ids = await writeGrownShop(folder, shop);
  console.log(`\nA shop with ${shop.watches} watches and ${shop.photographs} photographs`);
  const ended = await build(ENDED_AFTER_MS);
  const resumed = await build();
  const first = {
    seconds: ended.seconds + resumed.seconds,
    'processor, s': ended['processor, s'] + resumed['processor, s'],
    'memory, MB': Math.max(ended['memory, MB'], resumed['memory, MB']),
    pictures: resumed.pictures,
  };
  console.table({ 'ended after two minutes': ended, 'goes on': resumed, 'first in all': first, second: await build() });
  await benchSaves(browser, folder, ids, rounds);
  await writeGrownShop(folder, largeCollection);
  await build();
  console.log(`\nA catalogue with ${largeCollection.watches} watches`);
  await benchInteractions(browser, join(folder, 'dist'), rounds);
}

/**
 * Builds the shop.
 *
 * @param limit after how many milliseconds the build is ended; none if undefined
 */
async function build(limit?: number) {
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  // Notices on copied watches, which are shown only if the build fails.
  const said = text(child.stderr);
  const group = child.pid as number;
  const stopWatching = watchGroup(group);
  const exit = once(child, 'exit');
  if (limit) await Promise.race([exit, setTimeout(limit, undefined, { ref: false })]);
  if (limit && child.exitCode === null) process.kill(-group, 'SIGKILL');
  const [code] = await exit;
  if (code !== 0 && !limit) throw new Error(`the shop could not be built: ${await said}`);
  const { processorSeconds, peakBytes } = stopWatching();
  return {
    seconds: Math.round((performance.now() - start) / 1000),
    'processor, s': Math.round(processorSeconds),
    'memory, MB': Math.round(peakBytes / MEGABYTE),
    pictures: readdirSync(join(folder, '.cache/images')).filter((name) => /\.(avif|jpg)$/.test(name)).length,
  };
}
