import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { expect, phone, test } from './visitor.ts';

// Playwright turns this cache off; visitors have it.
test.use({
  viewport: phone,
  launchOptions: {
    executablePath: await findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('the menu is closed after coming back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset['restored'] = String(event.persisted);
    });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  // A page from the cache is shown as it was: it does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});
