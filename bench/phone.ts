import { type Browser, KnownDevices, type NetworkConditions, type Page } from 'puppeteer-core';
import { median } from './median.ts';

/** How much slower than this machine the visitor's phone is taken to be. */
export const slowDown = 4;

/** Runs something in a tab of its own with a cache of its own, on a phone slower than this machine. */
export async function onPhone<T>(
  browser: Browser,
  network: NetworkConditions | undefined,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulate(KnownDevices['Moto G4']);
  await page.emulateCPUThrottling(slowDown);
  if (network) await page.emulateNetworkConditions(network);
  const result = await run(page);
  await context.close();
  return result;
}

/** The median of what is measured in some rounds, each {@link onPhone}. */
export async function medianOnPhone(
  browser: Browser,
  network: NetworkConditions,
  rounds: number,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round++) values.push(await onPhone(browser, network, measure));
  return median(values);
}

/** What is quicker than this the browser does not report. */
const shortest = 16;

/**
 * Milliseconds from a press to the paint that follows it, as the browser reports it (Event Timing, in steps of 8 ms);
 * at least 16.
 */
export async function timeToPaint(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (['click', 'keydown', 'keypress'].includes(entry.name)) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortest);
  await press();
  // Events are reported some frames after their paint.
  return page.evaluate(async (longest) => {
    const { durations } = globalThis as unknown as { durations: number[] };
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Math.max(longest, ...durations);
  }, shortest);
}
