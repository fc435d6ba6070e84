/*
 * How fast the site is: `npm run bench [-- --rounds 5] [-- --watches 2000]`. Builds nothing itself but a grown catalogue;
 * prints medians. Run it on a machine that does nothing else. What the figures mean: README.md.
 */
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { serveSite } from '../scripts/served-site.ts';
import { writeFloors } from './floors.ts';
import { benchGrowth } from './growth.ts';
import { benchInteractions } from './interactions.ts';
import { benchLoad } from './load.ts';
import { benchPages } from './pages.ts';
import { benchPrefetch, writeWaysAhead } from './prefetch.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    watches: { type: 'string' },
    seconds: { type: 'string', default: '30' },
  },
});
const rounds = Number(values.rounds);
const browser = await puppeteer.launch({ executablePath: await findChromium(), args: chromiumArguments });

if (values.watches) {
  await benchGrowth(browser, Number(values.watches), rounds);
} else {
  const folder = '.cache/bench/site';
  await writeFloors('dist', folder);
  writeWaysAhead(folder);
  const site = await serveSite(folder);
  await benchPages(browser, site.origin, rounds);
  await benchInteractions(browser, site.origin, rounds);
  await benchPrefetch(browser, site.origin, rounds);
  await site.stop();
  await benchLoad('dist', Number(values.seconds), 3);
}
await browser.close();
