import type { Page } from '@playwright/test';
import { expect, test, watchCount } from './visitor.ts';

const times = 60;

/* Every plate sixty times: more than are filled in at once. */
test.beforeEach(async ({ page }) => {
  await page.route('/catalog', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(<ul id="plates"[^>]*>)(.*?)<\/ul>/s, (_, list, plates) => list + plates.repeat(times));
    await route.fulfill({ response, body });
  });
  await page.goto('/catalog');
});

const plates = (page: Page) => page.getByRole('list', { name: 'Watches' }).getByRole('article');
const brands = async (page: Page) => new Set(await plates(page).getByRole('link').allTextContents());

test('a long catalogue filters, and comes back whole and in order', async ({ page }) => {
  await page.getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('checkbox', { name: 'Omega' }).check();
  await expect(page.getByRole('status')).toHaveText(`${times} watches`);
  await expect(plates(page)).toHaveCount(times);
  expect(await brands(page)).toEqual(new Set(['Omega Speedmaster Professional']));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Omega' }).click();
  await expect(plates(page)).toHaveCount(times * watchCount);
  await expect(plates(page).first()).toContainText('Audemars Piguet');
  await expect(plates(page).last()).toContainText('Waltham');
});

test('a long catalogue is sorted to its end', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceLow');
  await expect(plates(page).first()).toContainText('Tissot');
  await expect(plates(page)).toHaveCount(times * watchCount);
  await expect(plates(page).last()).toContainText('Audemars Piguet');
});

test('of several choices in quick succession the last one stands', async ({ page }) => {
  await page.getByRole('button', { name: 'Brand' }).click();
  for (const name of ['Omega', 'Rolex', 'Tissot']) await page.getByRole('checkbox', { name }).check();
  for (const name of ['Omega', 'Tissot']) await page.getByRole('checkbox', { name }).uncheck();
  await expect(plates(page)).toHaveCount(times);
  expect(await brands(page)).toEqual(new Set(['Rolex Submariner']));
  await expect(page.getByRole('list', { name: 'Watches' })).toHaveCount(1);
});
