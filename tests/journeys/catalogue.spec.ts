import type { Page } from '@playwright/test';
import { byName } from '../collection.ts';
import { shiftSoFar, watchShifts } from './shift-checks.ts';
import { dialogIsGone, expect, holdBack, phone, pressWords, test, texts } from './visitor.ts';

// Orders, facets, counts and the URL are tested in src/features/catalogue.

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('link');
const brandMenu = (page: Page) => page.getByRole('button', { name: /^Brand/ });
const priceMenu = (page: Page) => page.getByRole('button', { name: /^Price/ });
const moreFilters = (page: Page) => page.getByRole('button', { name: /^More filters/ });
const box = (page: Page, brand: string) => page.getByRole('checkbox', { name: brand });
const sort = (page: Page) => page.getByRole('combobox', { name: texts.en.catalog.sortBy });
/** The label of an option of the open menu. */
const option = (page: Page, label: string) => page.locator('label').getByText(label, { exact: true });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
/** The summary of a facet's section in the sheet. */
const section = (page: Page, label: string) => sheet(page).locator('summary').filter({ hasText: label }).first();

const [royalOak, navitimer, markXI] = ['Audemars Piguet Royal Oak', 'Breitling Navitimer', 'IWC Mark XI'] as const;
/** The watches in the lowest band of prices. */
const upTo5000 = ['Tissot Antimagnétique', 'Waltham Trench'];
const threeBrands = 'brand=audemars-piguet&brand=breitling&brand=iwc';

async function selectBrands(page: Page, ...wanted: string[]) {
  await brandMenu(page).click();
  for (const brand of wanted) await box(page, brand).check();
  await page.keyboard.press('Escape');
}

test('shows cards with their main facts, in one to four columns', async ({ page }) => {
  await page.goto('/catalog');
  const card = cards(page).first();
  for (const text of ['Swiss', 'Audemars Piguet', 'Ref. 5402ST · 1972 · Excellent', '$65,000'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.getByRole('img', { name: byName[0]?.words.en.alt ?? '' })).toBeVisible();
  for (const [width, columns] of [
    [540, 1],
    [640, 2],
    [1024, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all((await cards(page).all()).map((each) => each.boundingBox()));
    expect(new Set(boxes.map((place) => place?.x)).size, `${width} pixels`).toBe(columns);
  }
});

test('the focus moves on when the focused button is removed', async ({ page }) => {
  await page.goto('/catalog?brand=audemars-piguet&brand=breitling');
  await page.getByRole('button', { name: 'Remove Audemars Piguet' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Breitling' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moreFilters(page)).toBeFocused();
  await selectBrands(page, 'IWC');
  await page.getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(moreFilters(page)).toBeFocused();
  await page.goto('/catalog?q=no+such+watch');
  await expect(page.getByText('No watches found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).press('Enter');
  await expect(page).toHaveURL('/catalog');
  await expect(moreFilters(page)).toBeFocused();
  // On a phone the sheet's button is the only one.
  await page.setViewportSize(phone);
  await page.goto('/catalog?era=1970s');
  await page.getByRole('button', { name: 'Remove 1970s' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
});

test.describe('with a touchscreen and a mouse', () => {
  test.use({ hasTouch: true });

  test('presses on labels select and remove, and a menu closes when the focus leaves it', async ({ page }) => {
    await page.goto('/catalog');
    await expect(brandMenu(page)).toBeEnabled();
    await pressWords(brandMenu(page), 'finger');
    for (const brand of ['Audemars Piguet', 'Breitling', 'IWC']) await pressWords(option(page, brand), 'finger');
    await expect(page).toHaveURL(`/catalog?${threeBrands}`);
    await pressWords(option(page, 'Breitling'), 'finger');
    await expect(page).toHaveURL('/catalog?brand=audemars-piguet&brand=iwc');
    await expect(option(page, 'Audemars Piguet')).toBeVisible();

    await page.goto('/catalog');
    await expect(priceMenu(page)).toBeEnabled();
    await pressWords(priceMenu(page));
    const prices = page.getByRole('group', { name: 'Price' });
    await expect(prices.getByRole('checkbox')).toHaveCount(5);
    for (const label of await prices.locator('label > span:first-of-type').all()) await pressWords(label);
    await expect(page).toHaveURL(
      '/catalog?price=up-to-5000&price=5000-10000&price=10000-20000&price=20000-50000&price=over-50000',
    );
    await expect(cards(page)).toHaveCount(12);
    await pressWords(brandMenu(page));
    await expect(prices).toBeHidden();
    await expect(box(page, 'IWC')).toBeVisible();
    await pressWords(page.getByRole('heading', { level: 1 }));
    await expect(box(page, 'IWC')).toBeHidden();
  });
});

test('a filtered view is kept after a reload, in another language, and after Back with the scroll position', async ({
  page,
}) => {
  await page.goto('/catalog');
  await sort(page).selectOption('dateNew');
  await selectBrands(page, 'Audemars Piguet', 'Breitling', 'IWC');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.reload();
  await expect(names(page)).toHaveText([royalOak, navitimer, markXI]);
  await names(page).last().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await names(page).last().click();
  // Before the script runs, Back leads to the unfiltered catalogue.
  await page.waitForURL('**/catalog/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(markXI);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`/catalog?${threeBrands}&sort=dateNew`);
  await expect(names(page)).toHaveText([royalOak, navitimer, markXI]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -2);
  await page.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de/catalog?${threeBrands}&sort=dateNew`);
  await expect(names(page)).toHaveText([royalOak, navitimer, markXI]);
});

test('a change below the start of the list shows its start', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/catalog');
  const first = cards(page).first();
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  await sort(page).selectOption('Price: low to high');
  await expect(first).toBeInViewport({ ratio: 0.5 });
  await last.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await box(page, 'Up to $5,000').check();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(upTo5000.length);
  await expect(first).toBeInViewport({ ratio: 0.5 });
});

test('the place of a card that the browser skips is as high as the card', async ({ page }) => {
  for (const path of ['/catalog', '/ar/catalog'])
    for (const size of [phone, { width: 1000, height: 700 }]) {
      await page.setViewportSize(size);
      await page.goto(path);
      // As far below as cards of a large collection.
      const heights = await cards(page)
        .last()
        .evaluate(async (card) => {
          const item = card.closest('li') as HTMLElement;
          const copies = Array.from({ length: 90 }, () => item.cloneNode(true) as HTMLElement);
          for (const copy of copies) copy.className = 'catalogue_far';
          item.after(...copies);
          const last = copies.at(-1) as HTMLElement;
          const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          const skipped = last.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true });
          return { isSkipped: !skipped, card: heightOf(item), place: heightOf(last) };
        });
      expect(heights.isSkipped).toBe(true);
      expect(heights.place).toBeLessThanOrEqual(heights.card);
      expect(heights.card - heights.place).toBeLessThan(6);
    }
});

test('a brand and a price are selected by keyboard, and the focus returns', async ({ page }) => {
  await page.goto('/catalog');
  await expect(brandMenu(page)).toBeEnabled();
  await brandMenu(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(box(page, 'Audemars Piguet')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box(page, 'Audemars Piguet')).toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(box(page, 'Audemars Piguet')).toBeHidden();
  await expect(brandMenu(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/catalog?price=up-to-5000');
  await expect(names(page)).toHaveText(upTo5000);
  await page.keyboard.press('Escape');
  await expect(priceMenu(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('all facets are in one sheet, with a button that shows the number of watches', async ({ page }) => {
    await page.goto('/catalog?brand=audemars-piguet&brand=breitling');
    await page.getByRole('button', { name: 'Filters 2 filters selected' }).tap();
    await expect(sheet(page)).toBeVisible();
    for (const { label } of Object.values(texts.en.catalog.facets)) await expect(section(page, label)).toBeVisible();
    // Facets with selected values are open, and those that most visitors use.
    await expect(box(page, 'Audemars Piguet')).toBeChecked();
    await expect(box(page, 'Swiss')).toBeHidden();
    const prices = sheet(page).getByRole('group', { name: 'Price' }).getByRole('checkbox', { disabled: false });
    await prices.last().tap();
    await expect(page).toHaveURL('/catalog?brand=audemars-piguet&brand=breitling&price=over-50000');
    await sheet(page).getByRole('button', { name: 'Clear All' }).tap();
    await expect(page).toHaveURL('/catalog');
    await section(page, 'Brand').tap();
    await expect(box(page, 'IWC')).toBeHidden();
    await section(page, 'Brand').tap();
    await box(page, 'IWC').tap();
    await sheet(page).getByRole('button', { name: 'Show 1 watch', exact: true }).tap();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters 1 filter selected' })).toBeFocused();
    await expect(names(page)).toHaveText([markXI]);
  });

  test('Escape, a tap outside and the button close the sheet, and nothing else does', async ({ page }) => {
    await page.goto('/catalog');
    const toggle = page.getByRole('button', { name: 'Filters', exact: true });
    const title = sheet(page).getByRole('heading', { name: 'Filters' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(phone.width / 2, 50),
      () => sheet(page).getByRole('button', { name: 'Close' }).tap(),
    ]) {
      await toggle.tap();
      await expect(sheet(page)).toBeVisible();
      // A press on the sheet's padding, and a selection of text that ends outside.
      const { x, y, height } = await title.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      await page.touchscreen.tap(x - 4, y + height / 2);
      await page.mouse.move(x + 4, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 40, 50, { steps: 3 });
      await page.mouse.up();
      await expect(sheet(page)).toBeVisible();
      await close();
      await dialogIsGone(page);
      await expect(toggle).toBeFocused();
    }
  });
});

test.describe('before the script has loaded', () => {
  test('a link with filters shows no card that it filters out, and nothing shifts', async ({ page }) => {
    await page.setViewportSize(phone);
    await watchShifts(page);
    for (const [query, first] of [
      ['brand=iwc', markXI],
      ['q=iwc', markXI],
      ['sort=za', 'Waltham Trench'],
    ] as const) {
      const release = await holdBack(page, '**/_astro/*.js*');
      await page.goto(`/catalog?${query}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sort(page)).toBeVisible();
      await expect(cards(page).first(), query).toBeHidden();
      release();
      await expect(cards(page).first()).toBeVisible();
      await expect(names(page).first(), query).toHaveText(first);
      expect(await shiftSoFar(page), query).toBeLessThan(0.05);
      await page.unroute('**/_astro/*.js*');
    }
  });
});
