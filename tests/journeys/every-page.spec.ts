import { kindsOfPage } from '../kinds-of-page.ts';
import { checkAccessibility, checkLayout, openOnPhone } from './page-checks.ts';
import { errorPageMessages, test } from './visitor.ts';

// German and Arabic are in owner-shop.spec.ts, the other languages in every-page.release.spec.ts.

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
