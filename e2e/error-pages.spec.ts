import { locales } from '../src/i18n/locales.ts';
import { localisePath } from '../src/i18n/paths.ts';
import { errorPageMessages, expect, test, texts } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages });

for (const locale of locales) {
  test(`a wrong address is answered in the language of its prefix (${locale})`, async ({ page }) => {
    const { notFound } = texts[locale];
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const response = await page.goto(localisePath(locale, '/somewhere/else'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    expect(messages).toContain(`Page not found: ${localisePath(locale, '/somewhere/else')}`);
    await page.getByRole('link', { name: notFound.returnHome }).click();
    await expect(page).toHaveURL(localisePath(locale, '/'));
  });

  test(`a watch that is not there is said to be gone (${locale})`, async ({ page }) => {
    const { watch } = texts[locale];
    const response = await page.goto(localisePath(locale, '/catalog/seiko-5-1970'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(watch.notFoundTitle);
    await expect(page.getByText(watch.notFoundText)).toBeVisible();
    await page.getByRole('link', { name: watch.backToCatalog }).click();
    await expect(page).toHaveURL(localisePath(locale, '/catalog'));
  });
}

test('the words of the specification are kept to the letter', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.goto('/catalog/no-such-watch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch Not Found');
  await expect(page.getByText('The watch you are looking for does not exist or has been removed.')).toBeVisible();
  await page.goto('/500');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});

test.describe('when an interactive part fails', () => {
  // React reports what an error boundary caught.
  test.use({ allowedMessages: /on purpose/ });

  test('it says so in the page\u2019s language, and the rest of the page goes on working', async ({ page }) => {
    await page.addInitScript(() => {
      // The catalogue reads the address with this; nothing else on the page does.
      URLSearchParams.prototype.getAll = () => {
        throw new Error('on purpose');
      };
    });
    await page.goto('/de/catalog');
    await expect(page.getByRole('alert')).toContainText(texts.de.error.title);
    await expect(page.getByRole('button', { name: texts.de.error.retry })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: texts.de.nav.about, exact: true }).click();
    await expect(page).toHaveURL('/de/about');
  });
});
