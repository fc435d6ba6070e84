import { localisePath } from '../src/i18n/paths.ts';
import { errorPageMessages, expect, kindsOfPage, test, texts, watchCount } from './visitor.ts';

test.use({ javaScriptEnabled: false, allowedMessages: errorPageMessages });

for (const locale of ['en', 'de', 'ar'] as const) {
  test.describe(`without JavaScript (${locale})`, () => {
    for (const { path } of kindsOfPage) {
      test(`${path} reads whole, and shows no control that cannot work`, async ({ page }) => {
        await page.goto(localisePath(locale, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('textbox')).toHaveCount(0);
        await expect(page.getByRole('combobox')).toHaveCount(0);
        const buttons = page.getByRole('button');
        // Only the language menu, which is the platform's own and needs no script.
        await expect(buttons).toHaveCount(1);
      });
    }

    test('the catalogue shows every watch', async ({ page }) => {
      await page.goto(localisePath(locale, '/catalog'));
      await expect(page.getByRole('article')).toHaveCount(watchCount);
    });

    test('the form gives way to phone and mail', async ({ page }) => {
      await page.goto(localisePath(locale, '/contact'));
      await expect(page.getByText(texts[locale].signup.withoutScript)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'hello@coromandelwatch.example' })).toHaveCount(2);
    });

    test('the menus open, and the languages are real links', async ({ page }) => {
      await page.goto(localisePath(locale, '/about'));
      await page.getByRole('button', { name: texts[locale].nav.chooseLanguage }).click();
      await page.getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL('/fr/about');
    });
  });
}
