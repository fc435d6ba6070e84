import { readFileSync } from 'node:fs';
import { buildLogOf, tamil } from '../shops/shops.ts';
import { errorPageMessages, expect, formIsHydrated, test, texts } from './visitor.ts';

test.use({ shopName: 'rare', allowedMessages: errorPageMessages });

test('a seventh language shows its words, else English, and the build counts these', { tag: '@release' }, async ({
  page,
}) => {
  const log = readFileSync(buildLogOf('rare'), 'utf8');
  expect(log).toMatch(/content\/locales\/ta\.json: \d{3} words are shown in English, not translated yet/);
  expect(log).not.toContain('reads as English');
  await page.goto('/contact');
  await page.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  await page.getByRole('link', { name: 'தமிழ்' }).click();
  await expect(page).toHaveURL('/ta/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  await expect(page.getByRole('heading', { level: 1, name: tamil.words.contact.title })).toBeVisible();
  await expect(page.getByText(tamil.words.visit.address, { exact: true })).toBeVisible();
  // Hydration keeps what only the page says.
  await formIsHydrated(page);
  await expect(page.getByRole('button', { name: texts.en.signup.submit })).toHaveAttribute('lang', 'en');
  const catalog = page.getByRole('link', { name: 'Catalog' }).first();
  await expect(catalog).toHaveAttribute('lang', 'en');
  await catalog.click();
  await expect(page).toHaveURL('/ta/catalog');
  const missing = await page.goto('/ta/nowhere');
  expect(missing?.status()).toBe(404);
});
