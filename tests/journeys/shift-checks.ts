import type { Page } from '@playwright/test';
import { nextFrames } from './visitor.ts';

declare function sumOfShifts(): number;

/** Records the layout shifts of all documents that the page will load. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += 'value' in entry ? Number(entry.value) : 0;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const sumOfShifts = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { sumOfShifts });
  });
}

/** The layout shift of the document until it has been painted as it is now: https://web.dev/articles/cls. */
export async function shiftSoFar(page: Page): Promise<number> {
  await nextFrames(page);
  return page.evaluate(() => sumOfShifts());
}
