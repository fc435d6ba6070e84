import type { Page } from '@playwright/test';
import { expect, test, texts } from './visitor.ts';

/** In the landmark that a screen reader jumps to. */
const field = (page: Page) =>
  page
    .getByRole('search', { name: texts.en.catalog.toolbar })
    .getByRole('searchbox', { name: texts.en.catalog.search.label });
const names = (page: Page) => page.getByRole('article').getByRole('link');

test('typing filters the list, is announced, and is kept after a reload and in another language', async ({ page }) => {
  await page.goto('/catalog');
  await expect(field(page)).toBeEnabled();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^12 watches/);
  await field(page).pressSequentially('royal oak 1972 AUDEMARS');
  await expect(names(page)).toHaveText(['Audemars Piguet Royal Oak']);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 watch\b/);
  await expect(page).toHaveURL('/catalog?q=royal+oak+1972+AUDEMARS');
  await page.reload();
  await expect(names(page)).toHaveText(['Audemars Piguet Royal Oak']);
  await expect(field(page)).toHaveValue('royal oak 1972 AUDEMARS');
  await page.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(names(page)).toHaveText(['Audemars Piguet Royal Oak']);
  await page.getByRole('searchbox', { name: texts.ar.catalog.search.label }).fill('');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page).toHaveURL('/ar/catalog');
});
