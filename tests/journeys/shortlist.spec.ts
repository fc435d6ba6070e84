import type { Locator, Page } from '@playwright/test';
import { parts } from '../../src/content/schema/report-schema.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { firstWatch, listOf, nameOf, pathOf, priceOf, watches } from '../collection.ts';
import { checkComparison, several, visitWith } from './shortlist-checks.ts';
import { boxOf, expect, hydrated, test, texts } from './visitor.ts';

const { shortlist: words, send } = texts.en;

const ids = several.map(({ id }) => id);
const shared = listOf(several);

const heart = (page: Page, watch = firstWatch) =>
  page.getByRole('button', { name: words.keep.replace('{{name}}', `${nameOf(watch)}, ${watch.year}`) });
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: words.title });
const columns = (page: Page) => page.getByRole('columnheader');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

test('a heart keeps its watch by pointer and keyboard, in the catalogue and on its own page', async ({ page }) => {
  await page.goto('/catalog');
  await hydrated(page);
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
  await expect(count(page)).toHaveText(words.title);
});

test('a shortlist in Arabic is accessible and scrolls on a small phone', { tag: '@release' }, ({ page }) =>
  checkComparison(page, 'ar'),
);

test('a full list is a table with prices and reports, is accessible and scrolls on a small phone', async ({ page }) => {
  await checkComparison(page, 'en');
  for (const watch of several)
    await expect(page.getByRole('columnheader', { name: nameOf(watch) })).toContainText(priceOf(watch));
  for (const part of parts.filter((each) => several.some(({ report }) => report[each]))) {
    const label = texts.en.watch.report.parts[part];
    // A fact may have the same label as a part.
    await expect(page.getByRole('rowheader', { name: label, exact: true }).last()).toBeVisible();
  }
});

test('removing a watch by keyboard moves the focus to the count, and can be undone by keyboard', async ({ page }) => {
  const [, second = firstWatch, third = firstWatch] = several;
  await visitWith(page, ids.slice(0, 3));
  await heart(page).press('Enter');
  await expect(columns(page)).toHaveCount(2);
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toContainText('2');
  await expect(page.getByText(words.removed, { exact: true })).toBeVisible();
  const undo = page.getByRole('button', { name: words.undo });
  for (let presses = 0; presses < 30 && !(await undo.evaluate((button) => button.matches(':focus'))); presses++)
    await page.keyboard.press('Tab');
  // It stays when the focus leaves it.
  await page.keyboard.press('Shift+Tab');
  await undo.press('Enter');
  await expect(columns(page)).toHaveCount(3);
  await expect(status(page)).toBeFocused();
  for (const watch of [second, third]) await heart(page, watch).click();
  // One watch is a card, without a table.
  await expect(page.getByRole('article')).toContainText(priceOf(firstWatch));
  await expect(page.getByRole('table')).toHaveCount(0);
  await heart(page).click();
  await expect(status(page)).toHaveText(words.empty);
});

/** Seven watches: more than fit beside one another on a phone. */
const many = watches.slice(0, 7).map(({ id }) => id);
/** The name of the last row. Its cell is as wide as the row. */
const lastName = (page: Page) => page.getByRole('rowheader').last().getByText(/./);
const cells = (page: Page) => page.getByRole('row').last().getByRole('cell');
const left = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? Number.NaN);

/** How far the last row is below the lower edge of the window. */
const distanceToLastRow = (page: Page) =>
  page
    .getByRole('row')
    .last()
    .evaluate((row) => row.getBoundingClientRect().bottom - innerHeight);

/** The last row is in view, with the heads over it, below the page's header. */
async function lastRowHasHeads(page: Page) {
  await expect(lastName(page)).toBeInViewport({ ratio: 1 });
  await expect(cells(page).first()).toBeInViewport({ ratio: 1 });
  const banner = await page.getByRole('banner').boundingBox();
  const link = columns(page).first().getByRole('link').last();
  await expect(link).toBeInViewport({ ratio: 1 });
  // The dials do not stay.
  const below = ((await link.boundingBox())?.y ?? 0) - (banner?.height ?? 0);
  expect(below).toBeGreaterThanOrEqual(-1);
  expect(below).toBeLessThanOrEqual(16);
  await expect(columns(page).first()).toContainText(priceOf(firstWatch));
  expect(await left(columns(page).first())).toBe(await left(cells(page).first()));
}

for (const locale of ['en', 'ar'] as const)
  test(`the wheel over a comparison scrolls the page to its last row, below the heads (${locale})`, {
    tag: '@release',
  }, async ({ page }) => {
    await visitWith(page, many);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(localisePath(locale, routes.shortlist));
      await expect(columns(page)).toHaveCount(many.length);
      await page.mouse.move(width / 2, height - 50);
      await page.mouse.wheel(0, await distanceToLastRow(page));
      await lastRowHasHeads(page);
      // Sideways, heads and values stay together, and the name of the row stays.
      const name = await left(lastName(page));
      await page.mouse.wheel(locale === 'ar' ? -2000 : 2000, 0);
      await expect(columns(page).last().getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
      await expect.poll(async () => (await left(columns(page).last())) - (await left(cells(page).last()))).toBe(0);
      expect(await left(lastName(page))).toBe(name);
    }
  });

for (const locale of ['en', 'ar'] as const)
  test(`dials are large: two in a wide window, and three on a phone, whose edge cuts a fourth (${locale})`, async ({
    page,
  }) => {
    const dials = columns(page).getByRole('link', { name: texts[locale].gallery.enlarge });
    const widthOf = async (dial: Locator) => (await dial.boundingBox())?.width ?? 0;
    await page.setViewportSize({ width: 1366, height: 768 });
    await visitWith(page, [], localisePath(locale, listOf(several.slice(0, 2))));
    await expect(dials).toHaveCount(2);
    expect(await widthOf(dials.last())).toBeGreaterThanOrEqual(280);
    // In a low window, the heads leave room for the rows.
    await page.setViewportSize({ width: 1366, height: 600 });
    await lastName(page).scrollIntoViewIfNeeded();
    const head = await boxOf(columns(page).first());
    expect(head.y + head.height).toBeLessThan(200);
    await page.setViewportSize({ width: 393, height: 852 });
    await page.goto(localisePath(locale, shared));
    await expect(dials).toHaveCount(4);
    await expect(columns(page).nth(2)).toBeInViewport({ ratio: 1 });
    const shown = await columns(page)
      .nth(3)
      .evaluate((column) => {
        const { left, right } = column.getBoundingClientRect();
        const rows = column.closest('thead')?.getBoundingClientRect();
        return Math.min(right, rows?.right ?? 0) - Math.max(left, rows?.left ?? 0);
      });
    expect(shown).toBeGreaterThanOrEqual(12);
    expect(shown).toBeLessThan(60);
  });

test('a click with Ctrl on a dial opens its picture in a tab of its own', async ({ page, context }) => {
  await visitWith(
    page,
    several.slice(0, 2).map(({ id }) => id),
  );
  const opening = context.waitForEvent('page');
  await columns(page)
    .last()
    .getByRole('link', { name: texts.en.gallery.enlarge })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opening).close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two watches are side by side below the name of each row, and a finger scrolls to the last row', async ({
    page,
  }) => {
    await visitWith(page, many.slice(0, 2));
    await expect(columns(page)).toHaveCount(2);
    expect(
      await page
        .getByRole('rowgroup')
        .nth(1)
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
    const name = await lastName(page).boundingBox();
    for (const cell of await cells(page).all()) expect((await cell.boundingBox())?.y).toBeGreaterThan(name?.y ?? 0);
    const client = await page.context().newCDPSession(page);
    const yDistance = -(await distanceToLastRow(page)) - 20;
    await client.send('Input.synthesizeScrollGesture', { x: 200, y: 700, yDistance, speed: 4000 });
    await lastRowHasHeads(page);
    // The dials are below the page's header only while one of their buttons has the focus.
    await columns(page).first().getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(heart(page)).toBeFocused();
    const banner = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heart(page).boundingBox())?.y)
      .toBeGreaterThanOrEqual(banner?.height ?? Infinity);
  });

  test('dials are large, and the viewer magnifies all of them together', async ({ page }) => {
    await page.setViewportSize({ width: 393, height: 852 });
    await visitWith(page, ids.slice(0, 3));
    const { enlarge } = texts.en.gallery;
    const dials = columns(page).getByRole('link', { name: enlarge });
    for (const dial of await dials.all()) expect((await dial.boundingBox())?.width).toBeGreaterThanOrEqual(110);
    await dials.last().tap();
    const viewer = page.getByRole('dialog', { name: words.comparison });
    const pictures = viewer.getByRole('button', { name: enlarge });
    const boxes = () => Promise.all([0, 1, 2].map((index) => pictures.nth(index).boundingBox()));
    await expect(viewer.getByText(nameOf(several[2] ?? firstWatch))).toBeInViewport();
    const before = await boxes();
    // One above the other.
    expect(before.map((box) => Math.round(box?.x ?? 0))).toEqual(before.map(() => Math.round(before[0]?.x ?? -1)));
    const client = await page.context().newCDPSession(page);
    const y = (before[1]?.y ?? 0) + 100;
    for (const [index, apart] of [20, 30, 40, 50, 60].entries())
      await client.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [
          { x: 196 - apart, y },
          { x: 196 + apart, y },
        ],
      });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const factors = async () =>
      (await boxes()).map((box, index) => ((box?.width ?? 0) / (before[index]?.width ?? 1)).toFixed(1));
    await expect.poll(factors).toEqual(['3.0', '3.0', '3.0']);
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(dials.last()).toBeFocused();
  });
});

test('a list that was sent opens for other visitors, who can add it to their own', async ({
  page,
  context,
  friend,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitWith(page, ids);
  const button = page.getByRole('button', { name: send.label });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page.getByText(send.copied)).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  const link = copied.pop() as string;
  expect(link).toBe(baseURL + shared);
  expect(copied).toEqual(several.map((watch) => `${nameOf(watch)}, ${watch.year} · ${priceOf(watch)}`));

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
});

test.describe('watches that failed to load', () => {
  test.use({ allowedMessages: /^Failed to load resource/ });

  test('can be loaded again', async ({ page }) => {
    const file = '**/shortlist.json';
    await page.route(file, (route) => route.abort());
    await visitWith(page, [firstWatch.id]);
    await expect(page.getByText(words.loadFailed)).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: texts.en.error.retry }).click();
    await expect(status(page)).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText(words.loadFailed)).toHaveCount(0);
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
