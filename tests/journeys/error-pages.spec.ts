import { locales } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { noSuchWatch } from '../collection.ts';
import { tagOf } from '../languages.ts';
import { errorPageMessages, expect, test, texts } from './visitor.ts';

// Status and language are tested in every-page.spec.ts, fixed words in src/i18n/texts.test.ts.

test.use({ allowedMessages: errorPageMessages });

for (const locale of locales) {
  const { notFound, watch } = texts[locale];
  const tag = tagOf(locale);

  test(`a wrong URL is logged to the console, and the page links to the home page (${locale})`, { tag }, async ({
    page,
  }) => {
    const wrong = localisePath(locale, '/somewhere/else');
    const message = page.waitForEvent('console', (entry) => entry.text() === `Page not found: ${wrong}`);
    await page.goto(wrong);
    await message;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await page.getByRole('link', { name: notFound.returnHome }).click();
    await expect(page).toHaveURL(localisePath(locale, routes.home));
  });

  test(`the page of a missing watch says so (${locale})`, { tag }, async ({ page }) => {
    await page.goto(localisePath(locale, noSuchWatch));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(watch.notFoundTitle);
    await expect(page.getByText(watch.notFoundText)).toBeVisible();
    await page.getByRole('link', { name: watch.backToCatalog }).click();
    await expect(page).toHaveURL(localisePath(locale, routes.catalog));
  });
}

test.describe('if an island throws', () => {
  // React logs errors that an error boundary has caught.
  test.use({ allowedMessages: /on purpose/ });

  test('it says so, and the rest of the page works', async ({ page }) => {
    await page.addInitScript(() => {
      // Only the catalogue uses this method.
      URLSearchParams.prototype.getAll = () => {
        throw new Error('on purpose');
      };
    });
    // A link with a filter hides the cards at first.
    await page.goto('/catalog?brand=omega');
    await expect(page.getByRole('alert')).toContainText(texts.en.error.title);
    await expect(page.getByRole('button', { name: texts.en.error.retry })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: texts.en.nav.about, exact: true }).click();
    await expect(page).toHaveURL('/about');
  });
});
