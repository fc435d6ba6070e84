import { noSuchWatch } from '../collection.ts';
import { errorPageMessages, expect, test, texts } from './visitor.ts';

// The status is tested in every-page.spec.ts, the fixed words in src/i18n/texts.test.ts.

const { notFound, watch, error, nav } = texts.en;

test.describe('a wrong URL', () => {
  test.use({ allowedMessages: errorPageMessages });

  test('is logged to the console, and its page links to the home page or, for a watch, to the catalogue', async ({
    page,
  }) => {
    const message = page.waitForEvent('console', (entry) => entry.text() === 'Page not found: /somewhere/else');
    await page.goto('/somewhere/else');
    await message;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await page.getByRole('link', { name: notFound.returnHome }).click();
    await expect(page).toHaveURL('/');
    await page.goto(noSuchWatch);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(watch.notFoundTitle);
    await expect(page.getByText(watch.notFoundText)).toBeVisible();
    await page.getByRole('link', { name: watch.backToCatalog }).click();
    await expect(page).toHaveURL('/catalog');
  });
});

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
    await expect(page.getByRole('alert')).toContainText(error.title);
    await expect(page.getByRole('button', { name: error.retry })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: nav.about, exact: true }).click();
    await expect(page).toHaveURL('/about');
  });
});
