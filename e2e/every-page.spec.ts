import { localeFacts, locales } from '../src/i18n/locales.ts';
import { localisePath } from '../src/i18n/paths.ts';
import { errorPageMessages, expect, kindsOfPage, test, texts } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages });

for (const locale of locales) {
  test.describe(`in ${localeFacts[locale].name}`, () => {
    for (const { path, status } of kindsOfPage) {
      test(`${path} opens in its own language, titled and described`, async ({ page }) => {
        const response = await page.goto(localisePath(locale, path));
        expect(response?.status()).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('html')).toHaveAttribute('dir', localeFacts[locale].direction);
        await expect(page).toHaveTitle(/Coromandel Watch House/);
        const description = await page.locator('meta[name=description]').getAttribute('content');
        expect(description?.length).toBeGreaterThan(20);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main')).toBeVisible();
      });

      test(`${path} never scrolls sideways at 320 pixels`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(localisePath(locale, path));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(320);
      });
    }

    test('prices, phone and names keep their order', async ({ page }) => {
      await page.goto(localisePath(locale, '/catalog/tissot-antimagnetique-1938'));
      const { unicodeBidi, direction } = await page
        .getByText('+91 44 0000 0000')
        .first()
        .evaluate((element) => getComputedStyle(element));
      expect([unicodeBidi, direction]).toEqual(['isolate', 'ltr']);
      await expect(page.getByText(/3[.,\u202f\u00a0]800/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tissot Antimagnétique');
    });

    test('the words of the pages are those of the language', async ({ page }) => {
      await page.goto(localisePath(locale, '/'));
      const navigation = page.getByRole('navigation', { name: texts[locale].nav.label });
      await expect(navigation.getByRole('link')).toHaveText([
        texts[locale].nav.home,
        texts[locale].nav.catalog,
        texts[locale].nav.about,
        texts[locale].nav.contact,
      ]);
    });
  });
}
