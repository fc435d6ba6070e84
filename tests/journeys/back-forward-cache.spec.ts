import type { Page } from '@playwright/test';
import { firstWatch, pathOf } from '../collection.ts';
import { chromiumWithWindows, expect, phone, test, texts } from './visitor.ts';

// Playwright disables this cache by default.
test.use({
  viewport: phone,
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ...chromiumWithWindows, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Marks a page that is restored from the cache. */
function markWhenRestored(page: Page) {
  return page.evaluate(() => {
    window.addEventListener('pageshow', (event) => {
      document.documentElement.dataset['restored'] = String(event.persisted);
    });
  });
}

test('the menu is closed after Back', { tag: '@release' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await markWhenRestored(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  // A page from the cache does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('hearts are up to date after Back', { tag: '@release' }, async ({ page }) => {
  await page.goto('/catalog');
  await markWhenRestored(page);
  const { title, keep } = texts.en.shortlist;
  const heart = page.getByRole('button', { name: keep.replace('{{name}}', 'Audemars Piguet Royal Oak, 1972') });
  await page.getByRole('article').filter({ hasText: firstWatch.model }).getByRole('link').click();
  await page.waitForURL(pathOf(firstWatch));
  await heart.scrollIntoViewIfNeeded();
  await heart.click();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: title })).toHaveText(`${title} 1`);
});
