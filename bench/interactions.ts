import type { Browser, Page } from '@playwright/test';
import { serveSite } from '../scripts/served-site.ts';
import { CPU_SLOWDOWN, fast4G, median, onPhone, openPage, ROUNDS, timeToPaint } from './phone.ts';

/** The interactions of a visitor in the catalogue. Each returns milliseconds. */
const interactions: Record<string, (page: Page, url: string) => Promise<number>> = {
  'a tick at a brand, to its cards': tickBrand,
  'another order, to its cards': sortByPrice,
  'a letter in the search, to its cards': typeLetter,
};

/**
 * Prints how long a visitor waits in the catalogue, on a phone that is slower than this machine.
 *
 * @param dist the folder of the built site
 */
export async function benchInteractions(browser: Browser, dist: string): Promise<void> {
  const { origin, stop } = await serveSite(dist);
  const rows: Record<string, { ms: number }> = {};
  for (const [name, measure] of Object.entries(interactions)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(await onPhone(browser, fast4G, (page) => measure(page, `${origin}/catalog`)));
    rows[name] = { ms: Math.round(median(times)) };
  }
  await stop();
  console.log(`\nThe catalogue, slowed down ${CPU_SLOWDOWN} ×, medians of ${ROUNDS} rounds`);
  console.table(rows);
}

async function tickBrand(page: Page, url: string): Promise<number> {
  await openPage(page, url);
  await page.click('#filters-toggle');
  // Of the first section, which is open.
  return timeToPaint(page, () => page.locator('dialog input').first().click());
}

async function typeLetter(page: Page, url: string): Promise<number> {
  await openPage(page, url);
  await page.getByRole('searchbox').focus();
  return timeToPaint(page, () => page.keyboard.press('o'));
}

async function sortByPrice(page: Page, url: string): Promise<number> {
  await openPage(page, url);
  await page.locator('#sort:enabled').focus();
  // Selects the first option that begins with `p`.
  return timeToPaint(page, () => page.keyboard.press('p'));
}
