import { longestWatch, pathOf } from '../collection.ts';
import { checkWordsInView } from './cover-checks.ts';
import { several } from './shortlist-checks.ts';
import { phone, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Pages with sticky parts, at a width that has them. Other pages and widths are in words-in-view.release.spec.ts.
for (const [path, width] of [
  [pathOf(longestWatch), 1280],
  ['/catalog', phone.width],
  [`/shortlist?${several.map(({ id }) => `watch=${id}`).join('&')}`, 1280],
] as const)
  test(`nothing covers the text of ${path}, ${width} px wide`, ({ page }) => checkWordsInView(page, path, width));
