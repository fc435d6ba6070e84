import { shop } from '../../src/content/schema/shop.ts';
import { defaultLocale, type Locale, localeFacts, locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { pathOf, watches } from '../collection.ts';
import { layoutLocales, rightToLeft } from '../languages.ts';
import { axeViolations, cutTexts, movingParts, overflow, smallTargets } from './barriers.ts';
import { errorPageMessages, expect, kindsOfPage, phone, test } from './visitor.ts';

/*
 * One test per page checks everything that applies to every page, and reports all failures together (`soft`). Console messages
 * fail the test, too.
 */

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

interface Visit {
  locale: Locale;
  path: string;
  status: number;
}

function testOnPhone({ locale, path, status }: Visit, tag: string[]) {
  const href = localisePath(locale, path);

  test(`${href} has its status and language, fits a phone and is accessible`, { tag }, async ({ page }) => {
    await page.setViewportSize(phone);
    const response = await page.goto(href);
    expect(response?.status()).toBe(status);
    expect(await page.title()).toContain(shop.name);
    await expect.soft(page.locator('html')).toHaveAttribute('lang', locale);
    await expect.soft(page.locator('html')).toHaveAttribute('dir', localeFacts[locale].direction);
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect.soft(await axeViolations(page), 'axe').toEqual([]);
    expect.soft(await smallTargets(page), 'targets too small for a finger').toEqual([]);
    expect.soft(await movingParts(page), 'moving although the visitor asked for no motion').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page), 'wider than a window of 320 pixels').toBe(0);
    await page.setViewportSize(phone);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await overflow(page), 'wider than a phone, text twice as large').toBe(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    expect.soft(await cutTexts(page), 'cut off when a reader spaces the text out').toEqual([]);
    expect.soft(await overflow(page), 'wider than a phone, text spaced out').toBe(0);
  });
}

function testOnDesktop({ locale, path }: Visit) {
  const href = localisePath(locale, path);

  test(`axe finds no violations on a wide ${href}`, { tag: '@release' }, async ({ page }) => {
    await page.goto(href);
    expect.soft(await axeViolations(page)).toEqual([]);
    expect.soft(await overflow(page)).toBe(0);
  });
}

for (const locale of locales) {
  for (const page of kindsOfPage) testOnPhone({ locale, ...page }, layoutLocales.includes(locale) ? [] : ['@release']);

  test(`the words of every watch fit a phone (${locale})`, { tag: '@release' }, async ({ page }) => {
    for (const path of watches.map(pathOf)) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(localisePath(locale, path));
      expect.soft(await overflow(page), `${path} is wider than a window of 320 pixels`).toBe(0);
      await page.setViewportSize(phone);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft(await overflow(page), `${path} is wider than a phone, text twice as large`).toBe(0);
    }
  });
}

// The same elements in every language: one for each direction.
for (const locale of locales.filter((each) => each === defaultLocale || each === rightToLeft))
  for (const page of kindsOfPage) testOnDesktop({ locale, ...page });
