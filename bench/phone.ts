import { type Browser, devices, type Page } from '@playwright/test';

/** How often each thing is measured, for a median. */
export const ROUNDS = 5;

/** How much slower the phone is than this machine. */
export const CPU_SLOWDOWN = 4;

/** The browser does not report shorter events. */
const SHORTEST_EVENT_MS = 16;

/* Networks as in Chromium's developer tools: milliseconds, and bytes per second. */
export const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
export const fast4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

/** Runs a function in a tab with its own cache, on a phone that is slower than this machine. */
export async function onPhone<T>(
  browser: Browser,
  network: typeof slow4G,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(devices['Moto G4']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', network);
  const result = await run(page);
  await context.close();
  return result;
}

/** Opens a page and waits until the network is idle. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
}

/** Milliseconds from a click or key press to the next paint, from the Event Timing API: in steps of 8, at least 16. */
export async function timeToPaint(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    // An earlier event may be reported only now.
    const start = performance.now();
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= start && ['click', 'keydown', 'keypress'].includes(entry.name))
          durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_EVENT_MS);
  await press();
  // Events are reported a few frames after their paint.
  return page.evaluate(async (shortest) => {
    const { durations } = globalThis as unknown as { durations: number[] };
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Math.max(shortest, ...durations);
  }, SHORTEST_EVENT_MS);
}

/** The median; of an even count, the higher of the two numbers in the middle. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
