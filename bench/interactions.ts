import { type Browser, KnownDevices, type Page, PredefinedNetworkConditions } from 'puppeteer-core';
import { median } from './median.ts';

/** How much slower than this machine the visitor's phone is taken to be. */
const slowDown = 4;

async function openAsPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulate(KnownDevices['Moto G4']);
  await page.emulateCPUThrottling(slowDown);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Fast 4G']);
  await page.goto(url, { waitUntil: 'networkidle0' });
  return page;
}

/** Milliseconds from a tap on a plate to the first paint of the watch's page. */
async function tapToPaint(browser: Browser, origin: string): Promise<number> {
  const page = await openAsPhone(browser, `${origin}/catalog`);
  const link = await page.waitForSelector('article a');
  await link?.hover();
  const tapped = await page.evaluate(() => performance.timeOrigin + performance.now());
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), link?.click()]);
  const painted = await page.evaluate(async () => {
    const first = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!first()) await new Promise(requestAnimationFrame);
    return performance.timeOrigin + (first()?.startTime ?? 0);
  });
  await page.browserContext().close();
  return painted - tapped;
}

/** Milliseconds from a press on a control of the catalogue to the paint that follows it. */
async function pressToPaint(browser: Browser, origin: string, press: (page: Page) => Promise<void>): Promise<number> {
  const page = await openAsPhone(browser, `${origin}/catalog`);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await press(page);
  // Events are reported some frames after their paint.
  await page.waitForFunction(() => (globalThis as unknown as { durations: number[] }).durations.length > 0, {
    timeout: 5000,
  });
  const durations = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  await page.browserContext().close();
  return Math.max(...durations);
}

/** Prints how long the visitor's own moves take, on a phone that is slower than this machine. */
export async function benchInteractions(browser: Browser, origin: string, rounds: number): Promise<void> {
  const moves: [string, () => Promise<number>][] = [
    ['from a tap on a plate to the watch', () => tapToPaint(browser, origin)],
    [
      'from a brand to the plates',
      () =>
        pressToPaint(browser, origin, async (page) => {
          await page.click('[popovertarget=brands]');
          await page.click('#brands input[value=omega]');
        }),
    ],
  ];
  console.log(`\nmilliseconds at ${slowDown} × slow-down, Fast 4G`);
  for (const [name, measure] of moves) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await measure());
    console.log(`${name.padEnd(40)} ${Math.round(median(times))}`);
  }
}
