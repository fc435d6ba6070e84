import type { Page } from '@playwright/test';
import { parts } from '../../src/content/schema/report-schema.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { firstWatch, nameOf, pathOf, priceOf, watches } from '../collection.ts';
import { tagOf } from '../languages.ts';
import { axeViolations, overflow, smallTargets } from './barriers.ts';
import { expect, hydrated, phone, test, texts } from './visitor.ts';

const { shortlist: words, catalog, home } = texts.en;

// At most four: the shop may have few watches.
const several = watches.slice(0, 4);
const ids = several.map(({ id }) => id);
const shared = `/shortlist?${ids.map((id) => `watch=${id}`).join('&')}`;
const noSuchId = 'no-such-watch-1900';

const heart = (page: Page, watch = firstWatch) =>
  page.getByRole('button', { name: words.keep.replace('{{name}}', nameOf(watch)) });
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: words.title });
const columns = (page: Page) => page.getByRole('columnheader');

/** Opens the shortlist with watches from an earlier visit. */
async function visitWith(page: Page, kept: string[], path = '/shortlist') {
  await page.addInitScript((list) => {
    // Only once, so that a reload keeps later changes.
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('shortlist', list);
    sessionStorage.setItem('seeded', 'true');
  }, JSON.stringify(kept));
  await page.goto(path);
}

test('a heart keeps its watch by pointer and keyboard, in the catalogue and on its own page', async ({ page }) => {
  await page.goto('/catalog');
  await hydrated(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).focus();
  await page.keyboard.press('Space');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/catalog');
  await expect(count(page)).toHaveText(`${words.title} 1`);
  // React removes the card and adds it again.
  await page.getByRole('searchbox').fill('no such watch');
  await expect(heart(page)).toHaveCount(0);
  await page.getByRole('button', { name: catalog.clearAllFilters }).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(pathOf(firstWatch));
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText(`${words.title} 1`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(count(page)).toHaveText(words.title);
});

test('the shortlist shows the watches side by side and marks what differs', async ({ page }) => {
  await visitWith(page, ids);
  await expect(columns(page)).toHaveText(several.map(nameOf));
  for (const watch of several)
    await expect(page.getByRole('article').filter({ hasText: watch.model })).toContainText(priceOf(watch));
  for (const part of parts.filter((each) => several.some(({ report }) => report[each]))) {
    const label = texts.en.watch.report.parts[part];
    const facts = several.map(({ report }) => JSON.stringify(report[part]));
    const differs = new Set(facts).size > 1;
    const name = differs ? `${label} (${words.differs})` : label;
    // A fact may have the same label as a part.
    await expect(page.getByRole('rowheader', { name, exact: true }).last()).toBeVisible();
  }
  expect(await overflow(page)).toBe(0);
  const box = await page.getByRole('table').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
});

test('removing a watch moves the lost focus to the count, and can be undone', async ({ page }) => {
  await visitWith(page, ids);
  await heart(page).press('Enter');
  await expect(columns(page)).toHaveText(several.slice(1).map(nameOf));
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toBeFocused();
  await expect(count).toContainText(String(several.length - 1));
  await expect(page.getByText(words.removed, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.undo }).click();
  await expect(columns(page)).toHaveText(several.map(nameOf));
});

test('removing a watch by mouse does not scroll the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await visitWith(page, ids);
  await heart(page, several.at(-1)).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => scrollY);
  await heart(page, several.at(-1)).click();
  await expect(columns(page)).toHaveCount(several.length - 1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

for (const [width, height] of [
  [375, 812],
  [768, 1024],
  [1280, 800],
] as const) {
  for (const locale of ['en', 'ar'] as const) {
    test(`the names of the watches stay above their columns and cover the rows below (${locale}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visitWith(
        page,
        watches.slice(0, 7).map(({ id }) => id),
        localisePath(locale, routes.shortlist),
      );
      await page
        .getByRole('rowheader')
        .nth(8)
        .evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
      const table = page.getByRole('table');
      await page.getByRole('region', { name: texts[locale].shortlist.comparison }).evaluate((region) =>
        region.scrollTo({
          left: getComputedStyle(region).direction === 'rtl' ? -region.scrollWidth : region.scrollWidth,
          behavior: 'instant',
        }),
      );
      // The strip follows the table's scroll event in a later frame.
      await expect(async () => {
        const { heads, header, cells } = await table.evaluate((element) => {
          const box = (found: Element | null) => found?.getBoundingClientRect().toJSON() as DOMRect;
          const strip = element.closest('section')?.previousElementSibling;
          return {
            heads: [...(strip?.children ?? [])].map(box),
            header: box(document.querySelector('body > header')),
            cells: [...(element.querySelector('tbody tr:nth-child(2)')?.children ?? [])].map(box),
          };
        });
        expect(heads).toHaveLength(cells.length);
        for (const [index, head] of heads.entries()) {
          expect(head.x, `column ${index}`).toBeCloseTo(cells[index]?.x ?? 0, 0);
          expect(head.y).toBeGreaterThanOrEqual(header.bottom - 1);
          expect(head.y).toBeLessThan(header.bottom + 48);
        }
      }).toPass();
      // The strip covers its whole width, including the corner.
      const covered = await table.evaluate((element) => {
        const strip = element.closest('section')?.previousElementSibling;
        const { left, right, top, bottom } = strip?.getBoundingClientRect() ?? new DOMRect();
        const points = [left + 4, (left + right) / 2, right - 4];
        return points.map((x) => strip?.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      });
      expect(covered).toEqual([true, true, true]);
    });
  }
}

test('a copied link opens the same list for other visitors, who can add it to their own', async ({
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

test.describe('a watch that no longer exists, and one that failed to load,', () => {
  test.use({ allowedMessages: /^Failed to load resource/ });

  test('are reported; the first can be removed, the other reloaded', async ({ page }) => {
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

/** Blocks storage, as a visitor may. */
function blockStorage() {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}

test('if storage is blocked, hearts work on the page, and a notice says so once', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await page.goto('/catalog');
  const notice = page.getByText(words.notStored);
  await expect(notice).toHaveCount(0);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(notice).toBeVisible();
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(notice).toHaveCount(0);
});

test('an empty list links to the catalogue, and is updated by a heart in another tab', async ({ page, context }) => {
  await page.goto('/catalog');
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
  test(`a full list is accessible; on a small phone the table scrolls, and its first column stays (${locale})`, {
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
