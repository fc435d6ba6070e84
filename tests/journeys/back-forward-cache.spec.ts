import { chromiumWithWindows, expect, phone, test } from './visitor.ts';

// Playwright disables this cache by default.
test.use({
  viewport: phone,
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ...chromiumWithWindows, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('the menu is closed after Back', { tag: '@release' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset['restored'] = String(event.persisted);
    });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  // A page from the cache does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});
