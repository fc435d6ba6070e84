import type { Browser } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { slugify } from '../../src/i18n/slug.ts';
import { brands, longestWatch, pathOf } from '../collection.ts';
import { fontEnvironment } from '../machine-fonts.ts';
import { shiftSoFar, watchShifts } from './shift-checks.ts';
import { expect, hydrated, phone, test } from './visitor.ts';

/* Text uses the device's fonts until the web fonts have loaded. Then nothing may move. */

const filtered = `/catalog?brand=${slugify(brands[1] ?? '')}&sort=priceLow`;
const paths = ['/', filtered, pathOf(longestWatch), '/sell', '/about', '/shortlist', '/contact'];

// Long words and another script where there is little room, short ones where there is much.
testLateFonts(phone.width, 'de');
testLateFonts(1280, 'en');
testLateFonts(phone.width, 'ar');

function testLateFonts(width: number, locale: Locale) {
  const title = `nothing shifts when fonts load late, ${width} px wide (${locale})`;

  test(title, { tag: '@release' }, async ({ playwright, launchOptions, baseURL }) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, env: fontEnvironment() });
    for (const path of paths.map((each) => localisePath(locale, each))) {
      const { shift, standIns } = await visitWithLateFonts(browser, `${baseURL}${path}`, { width, height: 720 });
      // A line that just fits in one font may break in the other.
      expect.soft(shift, path).toBeLessThan(0.02);
      expect(standIns, `${path} finds fallback fonts`).not.toEqual([]);
    }
    await browser.close();
  });
}

test('a link with filters, a watch and Back do not shift on a phone', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize(phone);
  // View transitions move pictures on purpose.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(hasPainted);
    await route.continue();
  });
  const card = page.getByRole('article').first().getByRole('link');
  const steps = [() => page.goto(filtered), () => card.click(), () => page.goBack()];
  for (const step of steps) {
    await step();
    await expect(card.or(page.getByRole('button', { name: 'Inquire About This Watch' })).first()).toBeVisible();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect(await shiftSoFar(page)).toBeLessThan(0.01);
  }
});

/**
 * Shows a page with the device's fonts first, then with the web fonts.
 *
 * @returns the layout shift, and the fallback fonts that were used
 */
async function visitWithLateFonts(browser: Browser, url: string, viewport: { width: number; height: number }) {
  // A new context for each page, so that the fonts are not cached.
  const page = await browser.newPage({ viewport });
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (new URL(route.request().url()).origin !== new URL(url).origin) return route.abort();
    if (route.request().resourceType() === 'font') await painted;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // A link's filters widen a button. If that meets a change of font, the browser counts the whole bar as moved by both.
  await hydrated(page);
  expect(await page.evaluate(() => document.fonts.status), 'fonts that are late').toBe('loading');
  // What moved while the page was arriving is asked in `late-document.spec.ts`.
  const shiftBefore = await shiftSoFar(page);
  release();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const shift = (await shiftSoFar(page)) - shiftBefore;
  const standIns = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => / as /.test(family) && status === 'loaded')
      .map(({ family }) => family),
  );
  await page.context().close();
  return { shift, standIns };
}
