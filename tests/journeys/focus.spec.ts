import { longestWatch, pathOf } from '../collection.ts';
import { checkFocus } from './focus-checks.ts';
import { test } from './visitor.ts';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

// Controls, sticky bars and forms, on a small screen, where more is hidden. Other pages and sizes are in focus.release.spec.ts.
for (const path of ['/catalog', pathOf(longestWatch), '/contact'])
  test(`the focus is always visible on ${path}`, ({ page }) => checkFocus(page, path));
