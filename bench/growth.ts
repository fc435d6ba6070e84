import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { type GrownShop, writeGrownShop } from './grown-shop.ts';
import { benchInteractions } from './interactions.ts';
import { benchSaves } from './saves.ts';

const folder = '.cache/bench-growth';

const MEMORY_INTERVAL_MS = 500;

/** With photographs as large as a phone's. */
const largeShop: GrownShop = { watches: 112, photographs: 600, photographWidth: 3024 };

/** A collection that is as large as the catalogue should bear, with photographs that are quickly encoded. */
const largeCollection: GrownShop = { watches: 300, photographs: 300, photographWidth: 400 };

/** Prints how long a large shop takes to build, for the first and the second time, and to show a save; then a larger catalogue. */
export async function benchGrowth(browser: Browser): Promise<void> {
  const ids = await writeGrownShop(folder, largeShop);
  console.log(`\nA shop with ${largeShop.watches} watches and ${largeShop.photographs} photographs`);
  console.table({ first: await build(), second: await build() });
  await benchSaves(browser, folder, ids);
  await writeGrownShop(folder, largeCollection);
  await build();
  console.log(`\nA catalogue with ${largeCollection.watches} watches`);
  await benchInteractions(browser, join(folder, 'dist'));
}

/** Builds the shop, in a session of its own, whose memory `ps` of Linux knows. */
async function build() {
  const start = performance.now();
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const building = promisify(execFile)('setsid', [process.execPath, 'scripts/build.ts'], { cwd: folder, env });
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(String(building.child.pid)));
  }, MEMORY_INTERVAL_MS);
  await building;
  clearInterval(timer);
  return { seconds: Math.round((performance.now() - start) / 1000), 'memory, MB': megabytes };
}

/** The megabytes of a session's processes. What they share is counted once. */
function memoryOf(session: string): number {
  const kilobytes = execFileSync('ps', ['-o', 'pss=', '--sid', session], { encoding: 'utf8' }).trim().split(/\s+/);
  return Math.round(kilobytes.reduce((sum, each) => sum + Number(each), 0) / 1000);
}
