import type { Browser, Page } from '@playwright/test';
import { serveSite } from '../scripts/served-site.ts';
import { median } from './median.ts';
import { CPU_SLOWDOWN, fast4G, onPhone, openPage, slow4G, timeToPaint } from './phone.ts';

/** The interactions of a visitor. `measure` returns milliseconds. */
const interactions: Record<string, { network: typeof slow4G; measure: (page: Page, url: string) => Promise<number> }> =
  {
    'first screen on Slow 4G': { network: slow4G, measure: firstScreen },
    'a tick at a brand, to its cards': { network: fast4G, measure: tickBrand },
    'another order, to its cards': { network: fast4G, measure: sortByPrice },
    'longest frame of the first scroll': { network: fast4G, measure: firstScroll },
    'a tap on a watch’s picture, to the viewer': { network: fast4G, measure: enlargePicture },
  };

/**
 * Prints how long a visitor waits in the catalogue, on a phone that is slower than this machine.
 *
 * @param sites the folders of built sites, measured in alternation. Prints the ratios of the others to the first.
 */
export async function benchInteractions(browser: Browser, sites: string[], rounds: number): Promise<void> {
  const servers = [];
  for (const dist of sites) servers.push(await serveSite(dist));
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, { network, measure }] of Object.entries(interactions)) {
    const times = servers.map((): number[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, { origin }] of servers.entries())
        times[index]?.push(await onPhone(browser, network, (page) => measure(page, `${origin}/catalog`)));
    const medians = times.map(median);
    const ratios = medians.slice(1).map((time) => Math.round((100 * time) / (medians[0] ?? 1)) / 100);
    rows[name] = Object.fromEntries([
      ...medians.map((time, index) => [`${sites[index]}, ms`, Math.round(time)]),
      ...ratios.map((ratio, index) => [`× ${sites[index + 1]}`, ratio]),
    ]);
  }
  for (const { stop } of servers) await stop();
  console.log(`\nThe catalogue, slowed down ${CPU_SLOWDOWN} ×, medians of ${rounds} rounds`);
  console.table(rows);
}

/** Milliseconds until the largest element of the first screen is painted. */
async function firstScreen(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(globalThis, { largest: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await openPage(page, url);
  return page.evaluate(() => (globalThis as unknown as { largest: number }).largest);
}

async function tickBrand(page: Page, url: string): Promise<number> {
  await openPage(page, url);
  await page.click('#filters-toggle');
  await page.locator('dialog summary').first().click();
  return timeToPaint(page, () => page.locator('dialog input').first().click());
}

async function sortByPrice(page: Page, url: string): Promise<number> {
  await openPage(page, url);
  await page.focus('#sort');
  // Selects the first option that begins with `p`.
  return timeToPaint(page, () => page.keyboard.press('p'));
}

/** The longest time between two frames while a finger scrolls down a few screens, in milliseconds. */
async function firstScroll(page: Page, url: string): Promise<number> {
  await openPage(page, url);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', { x: 150, y: 500, yDistance: -6000, speed: 4000 });
  return page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: number[] };
    return Math.max(...frames.slice(1).map((time, index) => time - (frames[index] ?? time)));
  });
}

/** Opens the viewer on the page of the first watch. */
async function enlargePicture(page: Page, url: string): Promise<number> {
  await openPage(page, url);
  await openPage(
    page,
    await page
      .locator('article a')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.href),
  );
  return timeToPaint(page, () => page.getByRole('main').locator('figure a').first().tap());
}
