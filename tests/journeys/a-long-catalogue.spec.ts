import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Server, serveSite } from '../../scripts/served-site.ts';
import { slugify } from '../../src/content/schema/slug.ts';
import { brands, watches } from '../collection.ts';
import { buildProject, growProject } from '../grown-project.ts';
import { test as base, expect, texts } from './visitor.ts';

// This file comes first in the alphabet, so that the other worker has tests left while this one builds the shop.

/** Enough for three steps of 48 cards. */
const total = 100;
const project = '.cache/long-catalogue';

/** A visitor of a shop with more watches than the catalogue's page has. */
const test = base.extend<object, { site: Server }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      growProject(total, project);
      buildProject(project);
      const site = await serveSite(`${project}/dist`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

// In one worker, to build the site only once.
test.describe.configure({ mode: 'default' });

const [brand = ''] = brands;
const query = `?brand=${slugify(brand)}`;
const cards = (page: Page) => page.getByRole('list', { name: 'Watches' }).getByRole('article');
const hrefs = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const count = (page: Page) => page.getByRole('main').getByRole('status');
const countOf = (number: number) => texts.en.catalog.watchCount_other.replace('{{count}}', String(number));
/** The number of watches of the first brand. */
const ofBrand = () =>
  readdirSync(`${project}/content/watches`).filter((file) => file.startsWith(slugify(brand))).length;

/** Scrolls to the last card repeatedly until every watch is shown. */
async function scrollToEnd(page: Page) {
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBe(total);
  }).toPass();
}

test('scrolling shows more cards, each watch once and in order', async ({ page }) => {
  await page.goto('/catalog/all');
  const links = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(links).toHaveCount(total);
  const expected = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.goto('/catalog');
  await expect(count(page)).toHaveText(countOf(total));
  await expect(cards(page)).toHaveCount(48);
  expect(await hrefs(page)).toEqual(expected.slice(0, 48));
  await scrollToEnd(page);
  expect(await hrefs(page)).toEqual(expected);
});

test('filter and sort use the whole collection', async ({ page }) => {
  await page.goto('/catalog');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceHigh');
  const expensive = Math.max(...watches.map(({ price }) => price));
  await expect(cards(page).first()).not.toContainText(`$${expensive.toLocaleString('en')}`);
  await page.getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('checkbox', { name: brand }).check();
  await expect(count(page)).toHaveText(countOf(ofBrand()));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Remove ${brand}` }).click();
  await expect(count(page)).toHaveText(countOf(total));
});

test('a link with a filter hides the cards until it shows every matching watch', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/watches.json', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`/catalog${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${brand}`, includeHidden: true })).toHaveCount(1);
  await expect(cards(page).first()).toBeHidden();
  resolve();
  await expect(count(page)).toHaveText(countOf(ofBrand()));
  await expect(cards(page)).toHaveCount(ofBrand());
});

test('a reload and Back restore the position of the opened card', async ({ page }) => {
  await page.goto('/catalog');
  await scrollToEnd(page);
  const link = cards(page)
    .nth(total - 10)
    .getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  await page.reload();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
});

test.describe('if the other watches fail to load', () => {
  test.use({ allowedMessages: /^Failed to load resource/ });

  test('the catalogue says so, links to the list of all watches, and can retry', async ({ page }) => {
    await page.route('**/watches.json', (route) => route.abort());
    await page.goto(`/catalog${query}`);
    await expect(page.getByRole('alert')).toContainText(texts.en.catalog.loadFailed);
    await expect(page.getByRole('link', { name: texts.en.catalog.allWatches })).toBeVisible();
    await page.unroute('**/watches.json');
    await page.getByRole('button', { name: texts.en.error.retry }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(ofBrand());
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to a page that lists every watch', async ({ page }) => {
    await page.goto('/de/catalog');
    await page.getByRole('link', { name: texts.de.catalog.allWatches }).click();
    await expect(page).toHaveURL('/de/catalog/all');
    await expect(page.getByRole('main').getByRole('list').getByRole('link')).toHaveCount(total);
  });
});
