import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { type GrownShop, writeGrownShop } from './grown-shop.ts';
import { benchInteractions } from './interactions.ts';
import { benchSaves } from './saves.ts';

const folder = '.cache/bench-growth';

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

/** Each process of Node's that ends says how much memory it had at most, in kilobytes. */
const sayMemory =
  "--import=data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))";

/** Builds the shop. The memory is that of the largest process. */
async function build() {
  const start = performance.now();
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: sayMemory };
  const { stderr } = await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder, env });
  const kilobytes = [...stderr.matchAll(/^peak (\d+)/gm)].map(([, peak]) => Number(peak));
  const seconds = Math.round((performance.now() - start) / 1000);
  return { seconds, 'memory, MB': Math.round(Math.max(...kilobytes) / 1000) };
}
