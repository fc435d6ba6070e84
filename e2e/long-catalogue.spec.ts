import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildProject, growProject } from '../bench/grown-project.ts';
import { type Server, serveSite } from '../scripts/served-site.ts';
import { test as base, expect, watchCount } from './visitor.ts';

const count = 13 * watchCount;
const project = '.cache/long-catalogue';

/** A visitor of a shop with more watches than stand in the page's list from the start. */
const test = base.extend<object, { site: Server }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      growProject(count, project);
      buildProject(project);
      const site = await serveSite(`${project}/dist`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

// One after another: they share a site, which is built once.
test.describe.configure({ mode: 'default' });

const plates = (page: Page) => page.getByRole('list', { name: 'Watches' }).getByRole('article');
const brands = async (page: Page) => {
  const names = await plates(page).getByRole('link').allTextContents();
  return new Set(names.map((name) => name.split(' ')[0]));
};

/** How many watches of a brand the grown shop has. */
const watchesOf = (slug: string) =>
  readdirSync(`${project}/content/watches`).filter((file) => file.startsWith(`${slug}-`)).length;

/** The addresses of all watches in the order of the page, as it comes from the server. */
async function addresses(page: Page) {
  const html = await (await page.request.get('/catalog')).text();
  return [...html.matchAll(/<a class="[^"]*" href="(\/catalog\/[^"]+)"/g)].map(([, address]) => address);
}

test('all plates come by themselves, in their order', async ({ page }) => {
  await page.goto('/catalog');
  await expect(plates(page)).toHaveCount(count);
  const links = await plates(page).getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(await addresses(page));
  await expect(page.getByRole('status')).toHaveText(`${count} watches`);
});

test('a long catalogue filters, and comes back whole and in order', async ({ page }) => {
  await page.goto('/catalog');
  await page.getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('checkbox', { name: 'Omega' }).check();
  await expect(page.getByRole('status')).toHaveText(`${watchesOf('omega')} watches`);
  await expect(plates(page)).toHaveCount(watchesOf('omega'));
  expect(await brands(page)).toEqual(new Set(['Omega']));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Omega' }).click();
  await expect(plates(page)).toHaveCount(count);
  await expect(plates(page).first()).toContainText('Audemars Piguet');
  await expect(plates(page).last()).toContainText('Waltham');
});

test('a link that names a brand shows all of its watches', async ({ page }) => {
  await page.goto('/catalog?brand=waltham');
  await expect(page.getByRole('status')).toHaveText(`${watchesOf('waltham')} watches`);
  await expect(plates(page)).toHaveCount(watchesOf('waltham'));
  expect(await brands(page)).toEqual(new Set(['Waltham']));
});

test('a long catalogue is sorted to its end', async ({ page }) => {
  await page.goto('/catalog');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceLow');
  await expect(plates(page).first()).toContainText('Tissot');
  await expect(plates(page)).toHaveCount(count);
  await expect(plates(page).last()).toContainText('Audemars Piguet');
});

test('of several choices in quick succession the last one stands', async ({ page }) => {
  await page.goto('/catalog');
  await page.getByRole('button', { name: 'Brand' }).click();
  for (const name of ['Omega', 'Rolex', 'Tissot']) await page.getByRole('checkbox', { name }).check();
  for (const name of ['Omega', 'Tissot']) await page.getByRole('checkbox', { name }).uncheck();
  await expect(plates(page)).toHaveCount(watchesOf('rolex'));
  expect(await brands(page)).toEqual(new Set(['Rolex']));
  await expect(page.getByRole('list', { name: 'Watches' })).toHaveCount(1);
});

test('coming back, a visitor finds the plate that was opened', async ({ page }) => {
  await page.goto('/catalog');
  await expect(plates(page)).toHaveCount(count);
  const plate = plates(page).nth(140).getByRole('link');
  const name = (await plate.textContent()) ?? '';
  await plate.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every watch is there, in even rows', async ({ page }) => {
    await page.goto('/catalog');
    await expect(page.getByRole('article')).toHaveCount(count);
    // Across the place where the page's list ends and the next one begins.
    const boxes = await Promise.all(
      [40, 44, 48, 52].map((index) => page.getByRole('article').nth(index).boundingBox()),
    );
    const tops = boxes.map((box) => box?.y ?? 0);
    const steps = tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0)));
    expect(new Set(steps).size).toBe(1);
  });
});
