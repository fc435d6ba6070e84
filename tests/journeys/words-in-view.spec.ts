import { longestWatch, pathOf } from '../collection.ts';
import { checkWordsInView } from './cover-checks.ts';
import { several } from './shortlist-checks.ts';
import { phone, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// At widths that have sticky parts. Other pages and widths are in words-in-view.release.spec.ts.
test('nothing covers the text of pages with sticky parts', async ({ page }) => {
  await checkWordsInView(page, pathOf(longestWatch), 1280);
  await checkWordsInView(page, '/catalog', phone.width);
  await checkWordsInView(page, `/shortlist?${several.map(({ id }) => `watch=${id}`).join('&')}`, 1280);
});
