import { longestWatch, pathOf } from '../collection.ts';
import { checkFocus } from './focus-checks.ts';
import { test } from './visitor.ts';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

// On a small screen, where more is hidden. Other pages and sizes are in focus.release.spec.ts.
test('the focus is always visible among controls, below sticky bars and in a form', async ({ page }) => {
  for (const path of ['/catalog', pathOf(longestWatch), '/contact']) await checkFocus(page, path);
});
