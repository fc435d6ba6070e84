import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findSold, isSold, statusText } from '../../src/content/describe/watch-status.ts';
import type { Watch } from '../../src/content/schema/watch-schema.ts';
import { formatPrice } from '../../src/i18n/format.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { nameOf, pathOf } from '../collection.ts';
import { buildProject } from '../grown-project.ts';
import { rightToLeft } from '../languages.ts';
import { axeViolations, overflow, smallTargets } from './barriers.ts';
import { test } from './status-shop.ts';
import { expect, phone, texts } from './visitor.ts';

/* A fixture shop with watches of each status, because the owner's may all be available. */

// In one worker, to build the site only once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locales = [defaultLocale, rightToLeft].filter((locale) => locale !== undefined);

const availability = { available: 'InStock', reserved: 'LimitedAvailability', sold: 'SoldOut' };

const cardOf = (page: Page, watch: Watch) =>
  page.getByRole('main').getByRole('article').filter({ hasText: watch.model });

/** The watches with a card, by the page's path. */
const expectedCards = (watches: Watch[]) => {
  const listed = watches.filter((watch) => !isSold(watch));
  return { '/': listed.slice(0, 3), '/catalog': listed, '/archive': findSold(watches) };
};

for (const locale of locales) {
  const words = texts[locale].watch;

  test(`a watch's page, structured data and WhatsApp have the same status (${locale})`, async ({ page, shop }) => {
    for (const watch of shop.watches) {
      const status = statusText(locale, watch);
      await page.goto(localisePath(locale, pathOf(watch)));
      const main = page.getByRole('main');
      await expect(main.getByText(status ?? words.status.reserved, { exact: true })).toHaveCount(status ? 1 : 0);
      await expect(main.getByRole('article').getByText(formatPrice(locale, watch.price))).toBeVisible();
      await expect(main.getByRole('table', { name: words.report.title })).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).toContain(`"availability":"https://schema.org/${availability[watch.status]}"`);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description?.startsWith(`${status}. `)).toBe(status !== undefined);
      const name = isSold(watch) ? words.findSimilar : words.whatsapp;
      const message = await messageOf(page, name);
      expect(message).toContain(`${nameOf(watch)}`);
      expect(message?.replace(/https\S*/, '')).not.toContain(watch.id);
      const key = { available: 'whatsappMessage', reserved: 'whatsappReserved', sold: 'whatsappSold' } as const;
      const template = words[key[watch.status]].split(/\{\{\w+\}\}/);
      for (const part of template) expect(message).toContain(part);
    }
  });

  test(`lists, feed and sitemap have the same status (${locale})`, async ({ page, shop }) => {
    for (const [path, watches] of Object.entries(expectedCards(shop.watches))) {
      await page.goto(localisePath(locale, path));
      await expect(page.getByRole('main').getByRole('article'), path).toHaveCount(watches.length);
      for (const watch of watches) {
        const card = cardOf(page, watch);
        await expect(card).toContainText(formatPrice(locale, watch.price));
        await expect(card.getByText(statusText(locale, watch) ?? words.status.reserved)).toHaveCount(
          watch.status === 'available' ? 0 : 1,
        );
      }
    }
    const feed = readFileSync(join(shop.folder, 'dist', localisePath(locale, routes.feed)), 'utf8');
    const sitemap = readFileSync(join(shop.folder, 'dist/sitemap-0.xml'), 'utf8');
    expect(sitemap).toContain(`${localisePath(locale, routes.archive)}</loc>`);
    for (const watch of shop.watches) {
      const url = `${localisePath(locale, pathOf(watch))}<`;
      expect(sitemap).toContain(url);
      const [entry = ''] = feed.split('<item>').filter((text) => text.includes(url));
      const status = statusText(locale, watch);
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(entry) ?? [];
      expect(title.endsWith(` · ${status}`)).toBe(status !== undefined);
      expect(entry).toContain(`<atom:updated>${watch.soldOn ?? watch.dateAdded}T`);
    }
  });

  for (const path of ['/archive', '/catalog', 'sold']) {
    test(`${path} is accessible, on a phone and in a wide window (${locale})`, async ({ page, shop }) => {
      const [sold] = findSold(shop.watches);
      const href = localisePath(locale, path === 'sold' && sold ? pathOf(sold) : path);
      for (const viewport of [{ width: 1280, height: 720 }, phone]) {
        await page.setViewportSize(viewport);
        await page.goto(href);
        expect.soft(await axeViolations(page)).toEqual([]);
        expect.soft(await overflow(page)).toBe(0);
      }
      expect.soft(await smallTargets(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflow(page)).toBe(0);
    });
  }
}

/** The prepared message of a WhatsApp link. */
async function messageOf(page: Page, name: string): Promise<string | null> {
  const href = await page.getByRole('main').getByRole('link', { name }).getAttribute('href');
  const { origin, searchParams } = new URL(href ?? '');
  expect(origin).toBe('https://wa.me');
  return searchParams.get('text');
}

test('catalogue and footer link to the archive, the archive to a sold watch, and the watch to the form', async ({
  page,
}) => {
  const { archive, watch, contact } = texts.en;
  await page.goto('/catalog');
  await page.getByRole('link', { name: archive.link }).click();
  await expect(page).toHaveURL('/archive');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['2026', '2025']);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: archive.title }).click();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: watch.findSimilar, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: watch.inquire })).toHaveCount(0);
  await page.getByRole('link', { name: watch.findSimilarByForm }).click();
  await expect(page).toHaveURL('/contact#form');
  await expect(page.getByRole('form', { name: contact.formTitle })).toBeInViewport();
});

test('filters do not include sold watches, and a reserved watch has an inquiry button', async ({ page, shop }) => {
  const { catalog, watch: words } = texts.en;
  await page.goto('/catalog');
  await page.getByRole('button', { name: catalog.facets.brand.label }).click();
  const listed = shop.watches.filter((watch) => !isSold(watch));
  await expect(page.getByRole('checkbox')).toHaveCount(new Set(listed.map(({ brand }) => brand)).size);
  const html = readFileSync(join(shop.folder, 'dist/catalog.html'), 'utf8');
  for (const watch of findSold(shop.watches)) expect(html).not.toContain(watch.id);
  const reserved = shop.watches.find(({ status }) => status === 'reserved');
  await page.goto(pathOf(reserved as Watch));
  await page.getByRole('button', { name: words.inquire }).click();
  await expect(page.getByText(words.inquirySentTitle)).toBeVisible();
});

test("the guide's examples are listed watches", async ({ page, shop }) => {
  await page.goto('/guide');
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(0);
  for (const watch of findSold(shop.watches)) expect(hrefs).not.toContain(pathOf(watch));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the archive and a sold watch are complete', async ({ page, shop }) => {
    await page.goto('/archive');
    await expect(page.getByRole('article')).toHaveCount(findSold(shop.watches).length);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('link', { name: texts.en.watch.findSimilar, exact: true })).toBeVisible();
  });
});

// Last, because it breaks the shop.
test('a picture that cannot be decoded ends the build with its name, and the old site stays', ({
  shop: { folder, watches },
}) => {
  const picture = `pictures/renderings/${watches[0]?.id}.jpg`;
  const [home, bytes] = [`${folder}/dist/index.html`, readFileSync(join(folder, picture))];
  const before = readFileSync(home, 'utf8');
  writeFileSync(join(folder, picture), bytes.subarray(0, 0.6 * bytes.length));
  expect(() => buildProject(folder)).toThrow(picture);
  expect(readFileSync(home, 'utf8')).toBe(before);
  expect(existsSync(`${folder}/dist/server.json`)).toBe(true);
});
