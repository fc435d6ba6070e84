import { localisePath } from '../../src/i18n/routes.ts';
import { noSuchWatch } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { checkFocus } from './focus-checks.ts';
import { errorPageMessages, test } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

/** One page of every layout. The error pages share one. */
const paths = kindsOfPage.map(({ path }) => path).filter((path) => ![noSuchWatch, '/500'].includes(path));

// The same elements in every language: one for each direction, each in one of the two windows.
for (const { locale, width, height } of [
  { locale: 'en', width: 360, height: 640 },
  { locale: 'ar', width: 1280, height: 720 },
] as const) {
  for (const path of paths.map((each) => localisePath(locale, each))) {
    test(`the focus is always visible on ${path} at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await checkFocus(page, path);
    });
  }
}
