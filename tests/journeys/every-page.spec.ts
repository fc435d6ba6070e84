import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { listOf } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { newId } from '../shops/owner-shop.ts';
import { watchesOf } from '../shops/shops.ts';
import { axeViolations, overflow } from './barriers.ts';
import { checkAccessibility, checkLayout, kindsOfOwner, openOnPhone, pagesOfOwner } from './page-checks.ts';
import { errorPageMessages, expect, test } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

// Two walks, for two workers. A new visitor for each page would double the time.
for (const [which, kinds] of Object.entries({ first: kindsOfPage.slice(0, 6), other: kindsOfPage.slice(6) })) {
  test(`the ${which} kinds of page have their status, fit a phone and are accessible`, async ({ page }) => {
    for (const kind of kinds) {
      const href = await openOnPhone(page, { locale: 'en', ...kind });
      await checkAccessibility(page, href);
      await checkLayout(page, href);
    }
  });
}

// This shop has more than the sample: statuses, notices, forms that send.
test.describe("in an owner's shop", () => {
  test.use({ shopName: 'owner' });

  test('every page with what an owner adds fits a phone and is accessible', async ({ page }) => {
    for (const path of pagesOfOwner) {
      const href = await openOnPhone(page, { locale: 'en', path, status: 200 });
      await checkAccessibility(page, href);
      await checkLayout(page, href);
    }
  });

  test('every page in German, with its long words, fits a phone', async ({ page }) => {
    for (const kind of kindsOfOwner) await checkLayout(page, await openOnPhone(page, { locale: 'de', ...kind }));
  });

  /** The pages of these are accessible at every change. */
  const mainPages = ['/', '/catalog', `/catalog/${newId}`];

  test('every page in Arabic fits a phone, and the main ones are accessible', async ({ page }) => {
    for (const kind of kindsOfOwner) {
      const href = await openOnPhone(page, { locale: 'ar', ...kind });
      if (mainPages.includes(kind.path)) await checkAccessibility(page, href);
      await checkLayout(page, href);
    }
  });

  // Other words, in the elements that English and Arabic are checked with.
  for (const locale of locales.filter((each) => !['en', 'de', 'ar'].includes(each))) {
    test(`every page fits a phone (${locale})`, { tag: '@release' }, async ({ page }) => {
      for (const kind of kindsOfOwner) await checkLayout(page, await openOnPhone(page, { locale, ...kind }));
    });
  }

  const sharedList = listOf(watchesOf('owner'));

  // The same elements as in English, which axe reads in a phone's window.
  test('axe finds no violations on any page in a wide window, in Arabic', { tag: '@release' }, async ({ page }) => {
    for (const path of [...kindsOfOwner.map((kind) => kind.path), sharedList]) {
      const href = localisePath('ar', path);
      await page.goto(href);
      expect.soft(await axeViolations(page), href).toEqual([]);
      expect.soft(await overflow(page), href).toBe(0);
    }
  });
});
