import { shop } from '../../src/content/schema/shop.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { pathOf, viewsOf, watchWithViews } from '../collection.ts';
import { captionOf, tagOf } from '../languages.ts';
import { errorPageMessages, expect, kindsOfPage, test, texts, watchCount } from './visitor.ts';

test.use({ javaScriptEnabled: false, allowedMessages: errorPageMessages });

for (const locale of locales) {
  const { nav, signup } = texts[locale];
  const tag = tagOf(locale);

  test(`without JavaScript every page is readable, and shows no control that does not work (${locale})`, {
    tag,
  }, async ({ page }) => {
    for (const { path } of kindsOfPage) {
      await page.goto(localisePath(locale, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('textbox'), path).toHaveCount(0);
      await expect(page.getByRole('searchbox'), path).toHaveCount(0);
      await expect(page.getByRole('combobox'), path).toHaveCount(0);
      // Only the language menu, which is a native popover.
      await expect(page.getByRole('button'), path).toHaveCount(1);
    }
  });

  test(`without JavaScript the shortlist says what it needs, and nothing links to it (${locale})`, { tag }, async ({
    page,
  }) => {
    const { title, withoutScript } = texts[locale].shortlist;
    await page.goto(localisePath(locale, routes.shortlist));
    await expect(page.getByText(withoutScript)).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });

  test(`without JavaScript there are watches, phone and email, and languages (${locale})`, { tag }, async ({
    page,
  }) => {
    await page.goto(localisePath(locale, routes.catalog));
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(Math.min(watchCount, 48));
    await page.goto(localisePath(locale, routes.contact));
    await expect(page.getByText(signup.withoutScript)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: shop.email })).toHaveCount(2);
    await page.getByRole('button', { name: nav.chooseLanguage }).click();
    const languages = page.getByRole('navigation', { name: nav.languages }).getByRole('link');
    await expect(languages).toHaveCount(locales.length);
    await languages.last().click();
    await expect(page).toHaveURL(localisePath(locales.at(-1) ?? locale, '/contact'));
  });
}

test('without JavaScript thumbnails link to the large pictures, and these to their largest files', async ({ page }) => {
  const watch = watchWithViews;
  test.skip(!watch, 'every watch has one picture');
  if (!watch) return;
  // There is no view transition to a picture's file.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathOf(watch));
  const [, second = 'front'] = viewsOf(watch);
  const slide = page.getByRole('figure').filter({ hasText: captionOf(watch, second) });
  await page.getByRole('link', { name: captionOf(watch, second), exact: true }).click();
  await expect(slide.getByRole('img')).toBeInViewport({ ratio: 0.5 });
  await slide.getByRole('link').click();
  await expect(page).toHaveURL(/\/images\/sized\/.+\.avif$/);
});
