import type { Page } from '@playwright/test';
import { parts } from '../../src/content/schema/report-schema.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/paths.ts';
import { routes } from '../../src/i18n/routes.ts';
import { firstWatch, nameOf, pathOf, priceOf, watches } from '../collection.ts';
import { tagOf } from '../languages.ts';
import { axeViolations, overflow, smallTargets } from './barriers.ts';
import { expect, hydrated, phone, test, texts } from './visitor.ts';

const { shortlist: words, catalog, home } = texts.en;

// An owner may have few watches.
const several = watches.slice(0, 4);
const ids = several.map(({ id }) => id);
const shared = `/shortlist?${ids.map((id) => `watch=${id}`).join('&')}`;
const noSuchId = 'no-such-watch-1900';

const heart = (page: Page, watch = firstWatch) =>
  page.getByRole('button', { name: words.keep.replace('{{name}}', nameOf(watch)) });
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: words.title });
const columns = (page: Page) => page.getByRole('columnheader');

/** Opens the shortlist with watches on it, kept in an earlier visit. */
async function visitWith(page: Page, kept: string[], path = '/shortlist') {
  await page.addInitScript((list) => {
    // Not again after a reload, which must find what has changed since.
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('shortlist', list);
    sessionStorage.setItem('seeded', 'true');
  }, JSON.stringify(kept));
  await page.goto(path);
}

test('a heart keeps its watch, by pointer or keyboard, on every page, after a reload and through filters', async ({
  page,
}) => {
  await page.goto('/catalog');
  await hydrated(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).focus();
  await page.keyboard.press('Space');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/catalog');
  await expect(count(page)).toHaveText(`${words.title} 1`);
  // A card that React removes and brings back.
  const highest = page.getByRole('textbox', { name: catalog.facets.price.highest });
  await page.getByRole('button', { name: catalog.facets.price.label }).click();
  await highest.fill('1');
  await highest.press('Enter');
  await expect(heart(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: catalog.clearAllFilters }).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(pathOf(firstWatch));
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText(`${words.title} 1`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the shortlist sets the watches side by side, marks what differs, and lets one go', async ({ page }) => {
  await visitWith(page, ids);
  const head = page.getByRole('row').filter({ has: columns(page) });
  await expect(columns(page)).toHaveCount(several.length);
  for (const [index, watch] of several.entries()) {
    await expect(columns(page).nth(index)).toContainText(watch.model);
    await expect(head).toContainText(priceOf(watch));
  }
  for (const part of parts.filter((each) => several.some(({ report }) => report[each]))) {
    const label = texts.en.watch.report.parts[part];
    const facts = several.map(({ report }) => JSON.stringify(report[part]));
    const differs = new Set(facts).size > 1;
    const name = differs ? `${label} (${words.differs})` : label;
    // A fact may have the label of a part.
    await expect(page.getByRole('rowheader', { name, exact: true }).last()).toBeVisible();
  }
  expect(await overflow(page)).toBe(0);
  const box = await page.getByRole('table').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  await heart(page).press('Enter');
  await expect(columns(page)).toHaveCount(several.length - 1);
  const left = page.getByRole('main').getByRole('status').first();
  await expect(left).toBeFocused();
  await expect(left).toContainText(String(several.length - 1));
});

test('a copied link opens the same list for anybody, who may keep it beside their own', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitWith(page, ids);
  await page.getByRole('button', { name: words.copyLink }).click();
  await expect(page.getByText(words.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(baseURL + shared);

  const friend = await browser.newPage();
  const own = several.at(-1)?.id ?? '';
  await visitWith(friend, [own], link);
  await expect(columns(friend)).toHaveCount(several.length);
  await expect(friend.getByText(words.shared)).toBeVisible();
  await expect(count(friend)).toHaveText(`${words.title} 1`);
  expect(await friend.evaluate(() => localStorage.getItem('shortlist'))).toBe(JSON.stringify([own]));
  await friend.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  await friend.getByRole('navigation', { name: texts.en.nav.languages }).getByRole('link').last().click();
  await expect(friend).toHaveURL(new RegExp(`/shortlist\\?${new URL(link).searchParams}$`));
  await friend.goBack();
  await friend.getByRole('button', { name: words.keepThese }).click();
  await expect(friend.getByText(words.keptThese)).toBeVisible();
  await expect(count(friend)).toHaveText(`${words.title} ${several.length}`);
  await friend.close();
});

test.describe('a watch that no longer exists, and one that could not be loaded,', () => {
  test.use({ allowedMessages: /^Failed to load resource/ });

  test('are said; the one can be taken off the list, the other tried again', async ({ page }) => {
    const file = `**/${firstWatch.id}.json`;
    await page.route(file, (route) => route.abort());
    await visitWith(page, [noSuchId, firstWatch.id]);
    await expect(page.getByText(words.loadFailed)).toBeVisible();
    await expect(page.getByText(words.gone.replace('{{watches}}', 'No Such Watch 1900'))).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: texts.en.error.retry }).click();
    await expect(columns(page)).toHaveCount(1);
    await expect(page.getByText(words.loadFailed)).toHaveCount(0);
    await page.getByRole('button', { name: words.removeGone }).click();
    await expect(page.getByText('No Such Watch 1900')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status').first()).toBeFocused();
    await expect(count(page)).toHaveText(`${words.title} 1`);
  });
});

/** Storage that the visitor does not allow at all. */
function blockStorage() {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}

test('where storage is blocked, hearts work for the visit, and that is said once', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await page.goto('/');
  const notice = page.getByText(words.notStored);
  await expect(notice).toHaveCount(0);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(notice).toBeVisible();
  await page.goto('/catalog');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(page, several.at(-1)).click();
  await expect(count(page)).toHaveText(`${words.title} 2`);
  await expect(notice).toHaveCount(0);
  await count(page).click();
  await expect(columns(page)).toHaveCount(2);
});

test('an empty list leads to the catalogue, and fills as a heart is pressed in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await count(other).click();
  await expect(other.getByText(words.empty)).toBeVisible();
  const toCatalogue = other.getByRole('main').getByRole('link', { name: home.viewFullCollection });
  await expect(toCatalogue).toHaveAttribute('href', '/catalog');
  await heart(page).click();
  await expect(columns(other)).toHaveCount(1);
  await expect(count(other)).toHaveText(`${words.title} 1`);
  await heart(other).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

for (const locale of locales) {
  test(`a full list has no barrier; on a small phone the table scrolls, and its first column stays (${locale})`, {
    tag: tagOf(locale),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitWith(page, ids, localisePath(locale, routes.shortlist));
    await expect(columns(page)).toHaveCount(several.length);
    expect.soft(await axeViolations(page), 'wide').toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await axeViolations(page), 'phone').toEqual([]);
    expect.soft(await smallTargets(page), 'targets too small for a finger').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page), 'wider than a window of 320 pixels').toBe(0);
    const scroller = page.getByRole('region', { name: texts[locale].shortlist.comparison });
    const label = page.getByRole('rowheader', { name: texts[locale].watch.year }).first();
    await label.scrollIntoViewIfNeeded();
    const before = await label.boundingBox();
    await scroller.focus();
    await expect(scroller).toBeFocused();
    const scrolled = await scroller.evaluate((element) => {
      const end = element.scrollWidth * (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
      element.scrollTo({ left: end, behavior: 'instant' });
      return Math.abs(element.scrollLeft);
    });
    expect(scrolled).toBeGreaterThan(100);
    expect((await label.boundingBox())?.x).toBe(before?.x);
    await expect(columns(page).last()).toBeInViewport();
  });
}
