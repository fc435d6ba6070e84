/*
 * How fast the site is: `npm run bench [-- --rounds 5]`. Builds nothing itself; prints medians. Run it on a machine
 * that does nothing else.
 */
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { serveSite } from '../scripts/served-site.ts';
import { writeFloors } from './floors.ts';
import { benchInteractions } from './interactions.ts';
import { benchPages } from './pages.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const folder = '.cache/bench/site';

await writeFloors('dist', folder);
const site = await serveSite(folder);
const browser = await puppeteer.launch({ executablePath: await findChromium(), args: chromiumArguments });
await benchPages(browser, site.origin, rounds);
await benchInteractions(browser, site.origin, rounds);
await browser.close();
await site.stop();
