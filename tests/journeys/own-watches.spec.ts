import { readFileSync } from 'node:fs';
import { builtSiteFile } from '../../server/built-site.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { overflow } from './barriers.ts';
import { setTextSize } from './page-checks.ts';
import { test as base, expect, phone } from './visitor.ts';

/** The build of the project's own content, whatever the owner made of it. */
const ownSite = '.cache/test-site';

const test = base.extend({ baseURL: async ({ serve }, use) => use(await serve(ownSite)) });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The longest words, and the other direction.
for (const locale of ['de', 'ar'] as const) {
  test(`every watch fits a phone, text twice as large (${locale})`, { tag: '@release' }, async ({ page }) => {
    // The site is built only before a release.
    const { watchNames } = JSON.parse(readFileSync(`${ownSite}/${builtSiteFile}`, 'utf8'));
    await page.setViewportSize(phone);
    for (const id of Object.keys(watchNames)) {
      await page.goto(localisePath(locale, routes.watch(id)));
      await setTextSize(page, '200%');
      expect.soft(await overflow(page), id).toBe(0);
    }
  });
}
