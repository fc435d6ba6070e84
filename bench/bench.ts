/* Measures the site's speed: `npm run bench [-- growth]`. See README.md. Run it on an idle machine. */
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { benchGrowth } from './growth.ts';
import { benchInteractions } from './interactions.ts';
import { benchPages } from './pages.ts';

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
if (process.argv.includes('growth')) await benchGrowth(browser);
else {
  await benchPages(browser, 'dist');
  await benchInteractions(browser, 'dist');
}
await browser.close();
