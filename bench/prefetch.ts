import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { open } from './catalogue-moves.ts';
import { writeHeaders, writePage } from './floors.ts';
import { median } from './median.ts';
import { onPhone, slowDown } from './phone.ts';
import { printTable } from './print-table.ts';
import { slowNetwork } from './slow-network.ts';

/** How long a finger rests on the glass when it taps, in milliseconds. */
const tapTime = 80;

const rule = (action: 'prefetch' | 'prerender', eagerness: string) =>
  `<script type="speculationrules">${JSON.stringify({ [action]: [{ where: { href_matches: '/catalog/*' }, eagerness }] })}</script>`;

/** What Astro's prefetch does where it is told to begin with the tap. https://docs.astro.build/en/guides/prefetch/ */
const prefetchByScript = `<script>addEventListener('touchstart', ({ target }) => {
  const link = target.closest('article')?.querySelector('a');
  if (link) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }));
}, { passive: true })</script>`;

/** Ways to fetch a watch's page ahead, by name: what stands in the catalogue's head. */
const ways = {
  nothing: '',
  'the page, at the touch': rule('prefetch', 'conservative'),
  'the page, when its plate is in sight': rule('prefetch', 'eager'),
  'the page and all it needs, at the touch': rule('prerender', 'conservative'),
  "the page, at the touch, by Astro's script": prefetchByScript,
};

const addressOf = (way: string) => `/ahead/${way.replaceAll(/\W+/g, '-')}`;

/** Puts the catalogue beside itself, once for every way to fetch ahead. */
export function writeWaysAhead(target: string): void {
  const page = readFileSync(join(target, 'catalog.html'), 'utf8').replaceAll(
    /<script type="speculationrules">.*?<\/script>/g,
    '',
  );
  for (const [way, script] of Object.entries(ways))
    writePage(
      target,
      addressOf(way),
      page.replace('</head>', () => `${script}</head>`),
    );
  writeHeaders(target);
}

/** Prints how long it takes from a tap on a plate until the watch is seen, for every way. */
export async function benchPrefetch(browser: Browser, origin: string, rounds: number): Promise<void> {
  const network = await slowNetwork(origin);
  const times = new Map(Object.keys(ways).map((way) => [way, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [way, list] of times)
      list.push(await onPhone(browser, undefined, (page) => tapPlate(page, network.origin + addressOf(way))));
  }
  network.stop();
  printTable(`From a tap on a plate to the watch, at ${slowDown} × slow-down, medians of ${rounds} rounds`, [
    ['fetched ahead', 'ms'],
    ...[...times].map(([way, list]) => [way, Math.round(median(list))]),
  ]);
}

/**
 * Milliseconds from a finger's touch on the first plate to the paint of the watch's picture; the page itself is first
 * painted at the same time, because it must have come so far that the plate can grow into it.
 */
async function tapPlate(page: Page, catalogue: string): Promise<number> {
  await open(page, catalogue);
  const { x, y } = await page.$eval('article', (plate) => plate.getBoundingClientRect().toJSON());
  const touched = await page.evaluate(() => performance.timeOrigin + performance.now());
  const touch = await page.touchscreen.touchStart(x + 50, y + 50);
  await wait(tapTime);
  await touch.end();
  while (!(await hasArrived(page)));
  const painted = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    return performance.timeOrigin + (await promise);
  });
  return painted - touched;
}

/** Whether the watch's page has come, picture included. A page that was rendered ahead is another target: at times none. */
async function hasArrived(page: Page): Promise<boolean> {
  const arrived = () => location.pathname.startsWith('/catalog/') && document.readyState === 'complete';
  return page.evaluate(arrived).catch(() => false);
}
