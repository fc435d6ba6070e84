import { readFileSync } from 'node:fs';
import { builtSiteFile } from '../../server/built-site.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { overflow } from './barriers.ts';
import { setTextSize } from './page-checks.ts';
import { test as base, expect, phone } from './visitor.ts';

/** The build of the project's own content, whatever the owner made of it. */
const ownSite = '.cache/test-site';

const test = base.extend({ baseURL: async ({ serve }, use) => use(await serve(ownSite)) });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { watchNames } = JSON.parse(readFileSync(`${ownSite}/${builtSiteFile}`, 'utf8'));

/** Those that the owner has not made her own, whose words may be longer. */
const samples = Object.keys(watchNames).filter((id) =>
  /^sample: true$/m.test(readFileSync(`content/watches/${id}.yaml`, 'utf8')),
);

for (const locale of locales) {
  test(`every watch fits a phone, and one of the sample prints on one sheet (${locale})`, { tag: '@release' }, async ({
    page,
  }) => {
    for (const id of Object.keys(watchNames)) {
      const path = routes.watch(id);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(localisePath(locale, path));
      expect.soft(await overflow(page), `${path} is wider than a window of 320 pixels`).toBe(0);
      const terms = page.getByRole('article').locator(`a[href^="${localisePath(locale, routes.buying)}#"]`);
      await page.emulateMedia({ media: 'print' });
      for (const term of await terms.all()) await expect.soft(term, `${path} on paper`).toBeVisible();
      await page.emulateMedia({ media: null });
      if (samples.includes(id)) {
        expect.soft(await terms.count(), path).toBeGreaterThan(0);
        const sheet = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
        expect.soft(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
      }
      await page.setViewportSize(phone);
      await setTextSize(page, '200%');
      expect.soft(await overflow(page), `${path} is wider than a phone, text twice as large`).toBe(0);
    }
  });
}
