import { checkAccessibility, checkLayout, openOnPhone } from './page-checks.ts';
import { errorPageMessages, kindsOfPage, test } from './visitor.ts';

// German and Arabic are in owner-shop.spec.ts, the other languages in every-page.release.spec.ts.

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

for (const { path, status } of kindsOfPage) {
  test(`${path} has its status, fits a phone and is accessible`, async ({ page }) => {
    const href = await openOnPhone(page, { locale: 'en', path, status });
    await checkAccessibility(page, href);
    await checkLayout(page, href);
  });
}
