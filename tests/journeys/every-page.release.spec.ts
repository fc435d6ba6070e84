import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { watchesOf } from '../shops/shops.ts';
import { axeViolations, overflow } from './barriers.ts';
import { checkAccessibility, checkLayout, kindsOfOwner, openOnPhone } from './page-checks.ts';
import { errorPageMessages, expect, test } from './visitor.ts';

test.use({ shopName: 'owner', allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

const sharedList = `/shortlist?${watchesOf('owner')
  .map(({ id }) => `watch=${id}`)
  .join('&')}`;

for (const locale of locales.filter((each) => each !== 'en')) {
  test(`every page fits a phone and is accessible (${locale})`, async ({ page }) => {
    for (const kind of kindsOfOwner) {
      const href = await openOnPhone(page, { locale, ...kind });
      await checkAccessibility(page, href);
      await checkLayout(page, href);
    }
  });
}

// The same elements in every language: one for each direction.
for (const locale of ['en', 'ar'] as const) {
  test(`axe finds no violations on any page in a wide window (${locale})`, async ({ page }) => {
    for (const path of [...kindsOfOwner.map((kind) => kind.path), sharedList]) {
      const href = localisePath(locale, path);
      await page.goto(href);
      expect.soft(await axeViolations(page), href).toEqual([]);
      expect.soft(await overflow(page), href).toBe(0);
    }
  });
}
