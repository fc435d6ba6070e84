import { localisePath } from '../../src/i18n/routes.ts';
import { longestWatch, pathOf } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { checkWordsInView } from './cover-checks.ts';
import { several } from './shortlist-checks.ts';
import { errorPageMessages, phone, test } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

const sharedList = `/shortlist?${several.map(({ id }) => `watch=${id}`).join('&')}`;

// One window for each direction: what covers text depends on the width, and hardly on the side.
for (const path of [...kindsOfPage.map((kind) => kind.path), sharedList]) {
  testPage(localisePath('en', path), phone.width);
  testPage(localisePath('ar', path), 1280);
}

// Pages with sticky parts.
for (const path of [pathOf(longestWatch), '/catalog', sharedList])
  for (const width of [768, 1280, 1920]) testPage(path, width);

function testPage(href: string, width: number) {
  test(`nothing covers the text of ${href}, ${width} px wide`, ({ page }) => checkWordsInView(page, href, width));
}
