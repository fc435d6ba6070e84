import type { Page } from '@playwright/test';
import { parts } from '../../src/content/report-schema.ts';
import { shop } from '../../src/content/shop.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/paths.ts';
import { firstWatch, nameOf, pathOf, priceOf, watches } from '../collection.ts';
import { tagOf } from '../languages.ts';
import { axeViolations, overflow, smallTargets } from './barriers.ts';
import { errorPageMessages, expect, hydrated, phone, test, texts } from './visitor.ts';

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

test('a heart keeps its watch, by pointer or keyboard, on every page and after a reload', async ({ page }) => {
  await page.goto('/catalog');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).focus();
  await page.keyboard.press('Space');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/catalog');
  await expect(count(page)).toHaveText(`${words.title} 1`);
  await page.goto(pathOf(firstWatch));
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText(`${words.title} 1`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a card that filters bring back shows that it is kept', async ({ page }) => {
  await visitWith(page, [firstWatch.id], '/catalog');
  await hydrated(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const highest = page.getByRole('textbox', { name: catalog.facets.price.highest });
  await page.getByRole('button', { name: catalog.facets.price.label }).click();
  await highest.fill('1');
  await highest.press('Enter');
  await expect(heart(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: catalog.clearAllFilters }).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('the shortlist sets the watches side by side, and marks what differs', async ({ page }) => {
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
});

test('a heart in the list takes its watch off, and the focus goes to the number of those left', async ({ page }) => {
  await visitWith(page, ids);
  await heart(page).press('Enter');
  await expect(columns(page)).toHaveCount(several.length - 1);
  await expect(page.getByRole('main').getByRole('status').first()).toBeFocused();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(String(several.length - 1));
});

test('one message asks about all of them', async ({ page }) => {
  await visitWith(page, ids);
  const link = page.getByRole('link', { name: words.ask });
  const whatsApp = new URL((await link.getAttribute('href')) ?? '');
  expect(whatsApp.origin + whatsApp.pathname).toBe(`https://wa.me/${shop.whatsapp.replaceAll(/\D/g, '')}`);
  const mail = new URL((await page.getByRole('link', { name: words.askByEmail }).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe(shop.email);
  for (const message of [whatsApp.searchParams.get('text'), mail.searchParams.get('body')]) {
    for (const watch of several) expect(message).toContain(`${nameOf(watch)}, ${watch.year} (${watch.id})`);
    expect(message).toContain(shared);
  }
});

test('a copied link opens the same list for anybody, who may keep it', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitWith(page, ids);
  await page.getByRole('button', { name: words.copyLink }).click();
  await expect(page.getByText(words.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(baseURL + shared);

  const friend = await browser.newPage();
  await friend.goto(link);
  await expect(columns(friend)).toHaveCount(several.length);
  await expect(friend.getByText(words.shared)).toBeVisible();
  await expect(count(friend)).toHaveText(words.title);
  expect(await friend.evaluate(() => localStorage.getItem('shortlist'))).toBeNull();
  await friend.getByRole('button', { name: words.keepThese }).click();
  await expect(friend.getByText(words.keptThese)).toBeVisible();
  await expect(count(friend)).toHaveText(`${words.title} ${several.length}`);
  await friend.close();
});

test('where the browser does not let a link be copied, it is shown', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await visitWith(page, ids);
  await page.getByRole('button', { name: words.copyLink }).click();
  await expect(page.getByText(`${words.copyByHand} ${baseURL}${shared}`)).toBeVisible();
});

test("another's list leaves the visitor's own alone, and the languages keep it", async ({ page }) => {
  await visitWith(page, [firstWatch.id], `/shortlist?watch=${several.at(-1)?.id}`);
  await expect(columns(page)).toHaveCount(1);
  await expect(columns(page)).toContainText(several.at(-1)?.model ?? '');
  await page.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  await page.getByRole('navigation', { name: texts.en.nav.languages }).getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`/shortlist\\?watch=${several.at(-1)?.id}$`));
  await page.goto('/shortlist');
  await expect(columns(page)).toHaveCount(1);
  await expect(columns(page)).toContainText(firstWatch.model);
});

test('an empty list says how to fill it, and leads to the catalogue', async ({ page }) => {
  await page.goto('/');
  await count(page).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: home.viewFullCollection }).click();
  await expect(page).toHaveURL('/catalog');
});

test.describe('a watch that no longer exists', () => {
  test.use({ allowedMessages: errorPageMessages });

  test('is said, and can be taken off the list', async ({ page }) => {
    await visitWith(page, [noSuchId, firstWatch.id]);
    await expect(page.getByText(words.gone.replace('{{watches}}', noSuchId))).toBeVisible();
    await expect(columns(page)).toHaveCount(1);
    await page.getByRole('button', { name: words.removeGone }).click();
    await expect(page.getByText(noSuchId)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status').first()).toBeFocused();
    await expect(count(page)).toHaveText(`${words.title} 1`);
  });
});

test.describe('when a watch could not be loaded', () => {
  test.use({ allowedMessages: /^Failed to load resource/ });

  test('the visitor can try again', async ({ page }) => {
    const file = `**/${firstWatch.id}.json`;
    await page.route(file, (route) => route.abort());
    await visitWith(page, [firstWatch.id]);
    await expect(page.getByText(words.loadFailed)).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: texts.en.error.retry }).click();
    await expect(columns(page)).toHaveCount(1);
    await expect(page.getByText(words.loadFailed)).toHaveCount(0);
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

/** Storage without room for another letter: browsers give a site five million characters. */
function fillStorage() {
  if (window === window.top) localStorage.setItem('other', 'x'.repeat(5 * 1024 * 1024 - 'other'.length));
}

for (const [state, spoil] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test(`where storage is ${state}, hearts work for the visit, and that is said once`, async ({ page }) => {
    await page.addInitScript(spoil);
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
}

test('tabs agree', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/shortlist');
  await expect(other.getByText(words.empty)).toBeVisible();
  await heart(page).click();
  await expect(columns(other)).toHaveCount(1);
  await expect(count(other)).toHaveText(`${words.title} 1`);
  await heart(other).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

for (const locale of locales) {
  test(`a full list has no barrier, on a phone and wide (${locale})`, { tag: tagOf(locale) }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitWith(page, ids, localisePath(locale, '/shortlist'));
    await expect(columns(page)).toHaveCount(several.length);
    expect.soft(await axeViolations(page), 'wide').toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await axeViolations(page), 'phone').toEqual([]);
    expect.soft(await smallTargets(page), 'targets too small for a finger').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page), 'wider than a window of 320 pixels').toBe(0);
  });

  test(`on a small phone the table scrolls by itself, and its first column stays (${locale})`, {
    tag: tagOf(locale),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitWith(page, ids, localisePath(locale, '/shortlist'));
    const scroller = page.getByRole('region', { name: texts[locale].shortlist.comparison });
    const label = page.getByRole('rowheader', { name: texts[locale].watch.year }).first();
    await label.scrollIntoViewIfNeeded();
    const before = await label.boundingBox();
    await scroller.focus();
    await expect(scroller).toBeFocused();
    const toTheEnd = () =>
      scroller.evaluate((element) => {
        const end = element.scrollWidth * (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
        element.scrollTo({ left: end, behavior: 'instant' });
        return Math.abs(element.scrollLeft);
      });
    expect(await toTheEnd()).toBeGreaterThan(100);
    expect((await label.boundingBox())?.x).toBe(before?.x);
    await expect(columns(page).last()).toBeInViewport();
  });
}
