import { locales } from '../../src/i18n/locales.ts';
import { listOf, longestWatch, pathOf } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { newId } from '../shops/owner-shop.ts';
import { watchesOf } from '../shops/shops.ts';
import { axeViolations, overflow } from './barriers.ts';
import { checkAccessibility, checkLayout, kindsOfOwner, openOnPhone } from './page-checks.ts';
import { errorPageMessages, expect, phone, test } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

// The sample's forms send nothing.
const pagesOfSample = [pathOf(longestWatch), '/sell', '/contact'];

test('pages with forms that send nothing fit a phone and are accessible', async ({ page }) => {
  for (const path of pagesOfSample) {
    const href = await openOnPhone(page, { locale: 'en', path, status: 200 });
    await checkAccessibility(page, href);
    await checkLayout(page, href);
  }
});

// This shop has more than the sample: statuses, notices, forms that send.
test.describe("in an owner's shop", () => {
  test.use({ shopName: 'owner' });

  // Two walks, for two workers. A new visitor for each page would double the time.
  for (const [which, kinds] of Object.entries({ first: kindsOfOwner.slice(0, 9), other: kindsOfOwner.slice(9) })) {
    test(`the ${which} kinds of page have their status, fit a phone and are accessible`, async ({ page }) => {
      for (const kind of kinds) {
        const href = await openOnPhone(page, { locale: 'en', ...kind });
        await checkAccessibility(page, href);
        await checkLayout(page, href);
      }
    });
  }

  test('every page in German, with its long words, fits a phone', { tag: '@release' }, async ({ page }) => {
    for (const kind of kindsOfOwner) await checkLayout(page, await openOnPhone(page, { locale: 'de', ...kind }));
  });

  test('the main pages in Arabic fit a phone and are accessible', async ({ page }) => {
    for (const path of ['/', '/catalog', `/catalog/${newId}`]) {
      const href = await openOnPhone(page, { locale: 'ar', path, status: 200 });
      await checkAccessibility(page, href);
      await checkLayout(page, href);
    }
  });

  // The wide window of the other direction.
  test('every page in Arabic fits a phone, and is accessible in a wide window', { tag: '@release' }, async ({
    page,
  }) => {
    // More than twenty pages.
    test.slow();
    for (const kind of [...kindsOfOwner, { path: listOf(watchesOf('owner')), status: 200 }]) {
      const href = await openOnPhone(page, { locale: 'ar', ...kind });
      await page.setViewportSize({ width: 1280, height: 720 });
      expect.soft(await axeViolations(page), href).toEqual([]);
      expect.soft(await overflow(page), href).toBe(0);
      await page.setViewportSize(phone);
      await checkLayout(page, href);
    }
  });

  // Other words, in the elements whose layout German and Arabic are checked with.
  for (const locale of locales.filter((each) => !['en', 'ar'].includes(each))) {
    test(`every kind of page is accessible and fits a narrow window (${locale})`, { tag: '@release' }, async ({
      page,
    }) => {
      for (const kind of kindsOfPage) {
        const href = await openOnPhone(page, { locale, ...kind });
        expect.soft(await axeViolations(page), href).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await overflow(page), href).toBe(0);
      }
    });
  }
});
