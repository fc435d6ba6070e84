import { localisePath } from '../../src/i18n/routes.ts';
import { noSuchWatch } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { checkFocus } from './focus-checks.ts';
import { errorPageMessages, test } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

/** One page of every layout. The error pages share one. */
const paths = kindsOfPage.map(({ path }) => path).filter((path) => ![noSuchWatch, '/500'].includes(path));

// The same elements in every language: one for each direction.
for (const locale of ['en', 'ar'] as const) {
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    for (const path of paths.map((each) => localisePath(locale, each))) {
      test(`the focus is always visible on ${path} at ${width} × ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await checkFocus(page, path);
      });
    }
  }
}
