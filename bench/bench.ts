/*
 * Measures the site's speed: `npm run bench [-- --rounds 5] [-- --watches 100,300]`. See README.md. Run it on an idle machine.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { freePort } from '../scripts/free-port.ts';
import { benchGrowth } from './growth.ts';
import { benchInteractions } from './interactions.ts';
import { benchLoad } from './load.ts';
import { benchPages } from './pages.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    watches: { type: 'string' },
    seconds: { type: 'string', default: '30' },
  },
});
const rounds = Number(values.rounds);
// Lighthouse connects to this port.
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});

if (values.watches) {
  await benchGrowth(browser, values.watches.split(',').map(Number), rounds);
} else {
  await benchPages(browser, port, 'dist', rounds);
  await benchInteractions(browser, ['dist'], rounds);
  await benchLoad('dist', Number(values.seconds), 3);
}
await browser.close();
