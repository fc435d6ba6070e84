import { longestWatch, pathOf } from '../collection.ts';
import { checkAccessibility, checkLayout, openOnPhone } from './page-checks.ts';
import { errorPageMessages, kindsOfPage, test } from './visitor.ts';

// The other languages are in every-page.release.spec.ts, language and direction in tests/built-site/pages.test.ts.

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

for (const { path, status } of kindsOfPage) {
  test(`${path} has its status, fits a phone and is accessible`, async ({ page }) => {
    const href = await openOnPhone(page, { locale: 'en', path, status });
    await checkAccessibility(page, href);
    await checkLayout(page, href);
  });
}

test('every page in German, with its long words, fits a phone', async ({ page }) => {
  for (const kind of kindsOfPage) await checkLayout(page, await openOnPhone(page, { locale: 'de', ...kind }));
});

test('every page in Arabic fits a phone, and the main ones are accessible', async ({ page }) => {
  const main = ['/', '/catalog', pathOf(longestWatch)];
  for (const kind of kindsOfPage) {
    const href = await openOnPhone(page, { locale: 'ar', ...kind });
    if (main.includes(kind.path)) await checkAccessibility(page, href);
    await checkLayout(page, href);
  }
});
