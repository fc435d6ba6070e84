import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { watches } from '../collection.ts';
import { axeViolations, overflow, smallTargets } from './barriers.ts';
import { expect, phone, texts } from './visitor.ts';

/** Four watches, for a shortlist. */
export const several = watches.slice(0, 4);

/** Opens the shortlist, or another page, with watches from an earlier visit. */
export async function visitWith(page: Page, kept: string[], path = '/shortlist'): Promise<void> {
  await page.addInitScript((list) => {
    // Only once, so that a reload keeps later changes.
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('shortlist', list);
    sessionStorage.setItem('seeded', 'true');
  }, JSON.stringify(kept));
  await page.goto(path);
}

/** Checks a shortlist of four watches: by axe, and that its heads and rows scroll sideways together on a small phone while the names of the rows stay. */
export async function checkComparison(page: Page, locale: Locale): Promise<void> {
  const { watch } = texts[locale];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitWith(
    page,
    several.map(({ id }) => id),
    localisePath(locale, routes.shortlist),
  );
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(several.length);
  expect.soft(await overflow(page), 'wide').toBe(0);
  const table = await page.getByRole('table').boundingBox();
  expect.soft((table?.x ?? 0) + (table?.width ?? Infinity)).toBeLessThanOrEqual(1280);
  const details = page.getByRole('rowgroup').nth(1);
  await details.focus();
  await expect.soft(details, 'a tab stop that does not scroll').not.toBeFocused();
  await page.setViewportSize(phone);
  expect.soft(await axeViolations(page), 'phone').toEqual([]);
  expect.soft(await smallTargets(page), 'targets too small for a finger').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflow(page), 'wider than a window of 320 pixels').toBe(0);
  const label = page.getByRole('rowheader', { name: watch.year }).first().getByText(watch.year);
  await label.scrollIntoViewIfNeeded();
  const before = await label.boundingBox();
  // By the browser alone: only while it scrolls.
  await details.focus();
  await expect(details).toBeFocused();
  const scrolled = await details.evaluate((element) => {
    const end = element.scrollWidth * (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
    element.scrollTo({ left: end, behavior: 'instant' });
    return Math.abs(element.scrollLeft);
  });
  expect(scrolled).toBeGreaterThan(100);
  expect((await label.boundingBox())?.x).toBe(before?.x);
  await expect(columns.last().getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
}
