/* Measures the site's speed: `npm run bench [-- growth] [--rounds 9]`. See README.md. Run it on an idle machine. */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { benchGrowth } from './growth.ts';
import { benchInteractions } from './interactions.ts';
import { benchPages } from './pages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
if (positionals.includes('growth')) await benchGrowth(browser, rounds);
else {
  await benchPages(browser, 'dist', rounds);
  await benchInteractions(browser, 'dist', rounds);
}
await browser.close();
