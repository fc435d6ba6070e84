import type { Page } from '@playwright/test';
import { slugify } from '../../src/content/schema/slug.ts';
import type { Watch } from '../../src/content/schema/watch-schema.ts';
import { priceBand } from '../../src/features/catalogue/filters/bands.ts';
import { brands, byName, nameOf, priceOf, listed as watches } from '../collection.ts';
import { expect, holdBack, phone, pressWords, test, texts } from './visitor.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('link');
const count = (page: Page) => page.getByRole('main').getByRole('status');
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
const countOf = (number: number) =>
  texts.en.catalog[number === 1 ? 'watchCount_one' : 'watchCount_other'].replace('{{count}}', String(number));
const decadeOf = ({ year }: Watch) => `${Math.floor(year / 10) * 10}s`;

const [first = '', second = '', third = ''] = brands;
const ofBrands = (...wanted: string[]) => byName.filter(({ brand }) => wanted.includes(brand));
const queryOf = (...wanted: string[]) => wanted.map((brand) => `brand=${slugify(brand)}`).join('&');
/** The bands with a watch, the lowest first. */
const bands = [...new Set(watches.toSorted((a, b) => a.price - b.price).map(({ price }) => priceBand(price).value))];
const [lowestBand = ''] = bands;
const ofBand = (band: string) => byName.filter(({ price }) => priceBand(price).value === band);
/** A search without results. */
const nothingFound = '/catalog?q=no+such+watch';
const by = (compare: (a: Watch, b: Watch) => number) => byName.toSorted(compare).map(nameOf);

async function selectBrands(page: Page, ...wanted: string[]) {
  await brandMenu(page).click();
  for (const brand of wanted) await box(page, brand).check();
  await page.keyboard.press('Escape');
}

test('shows every watch by brand, with its main facts', async ({ page }) => {
  await page.goto('/catalog');
  await expect(count(page)).toHaveText(texts.en.catalog.watchCount_other.replace('{{count}}', String(watches.length)));
  await expect(names(page)).toHaveText(byName.map(nameOf));
  const [watch] = byName as [Watch];
  const card = cards(page).first();
  for (const text of [watch.origin, watch.brand, String(watch.year), watch.condition, priceOf(watch)])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.getByRole('img')).toHaveAttribute('alt', watch.words.en.alt);
});

test('has one to four columns', async ({ page }) => {
  await page.goto('/catalog');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [1024, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((place) => place?.x)).size, `${width} pixels`).toBe(Math.min(columns, watches.length));
  }
});

test('filters by brands, in the menu and by chips, and clears them but not the sort', async ({ page }) => {
  await page.goto('/catalog');
  await sort(page).selectOption('Price: low to high');
  await selectBrands(page, first, second, third);
  await expect(page).toHaveURL(`/catalog?${queryOf(first, second, third)}&sort=priceLow`);
  const byPrice = ofBrands(first, second, third).toSorted((a, b) => a.price - b.price);
  await expect(names(page)).toHaveText(byPrice.map(nameOf));
  await expect(page.getByRole('button', { name: 'Brand 3 filters selected' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${second}` }).click();
  await expect(page).toHaveURL(`/catalog?${queryOf(first, third)}&sort=priceLow`);
  await expect(cards(page)).toHaveCount(ofBrands(first, third).length);
  await brandMenu(page).click();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/catalog?sort=priceLow');
  await expect(cards(page)).toHaveCount(watches.length);
});

test('the focus moves on when the focused button is removed', async ({ page }) => {
  await page.goto(`/catalog?${queryOf(first, second)}`);
  await page.getByRole('button', { name: `Remove ${first}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${second}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moreFilters(page)).toBeFocused();
  await selectBrands(page, third);
  await page.getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(moreFilters(page)).toBeFocused();
  await page.goto(nothingFound);
  await expect(page.getByText('No watches found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).press('Enter');
  await expect(page).toHaveURL('/catalog');
  await expect(moreFilters(page)).toBeFocused();
});

for (const how of ['mouse', 'finger'] as const) {
  test.describe(`by ${how}`, () => {
    test.use({ hasTouch: how === 'finger' });

    test('clicks on labels select three brands, and a fourth click removes one', async ({ page }) => {
      await page.goto('/catalog');
      await expect(brandMenu(page)).toBeEnabled();
      await pressWords(brandMenu(page), how);
      for (const brand of [first, second, third]) await pressWords(option(page, brand), how);
      await expect(page).toHaveURL(`/catalog?${queryOf(first, second, third)}`);
      await pressWords(option(page, second), how);
      await expect(page).toHaveURL(`/catalog?${queryOf(first, third)}`);
      await expect(option(page, first)).toBeVisible();
    });
  });
}

test('clicks on labels select several prices, and a menu closes when the focus leaves it', async ({ page }) => {
  await page.goto('/catalog');
  await expect(priceMenu(page)).toBeEnabled();
  await pressWords(priceMenu(page));
  const boxes = page.getByRole('group', { name: 'Price' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(bands.length);
  for (const label of await page.getByRole('group', { name: 'Price' }).locator('label > span:first-of-type').all())
    await pressWords(label);
  await expect(page).toHaveURL(`/catalog?${bands.map((band) => `price=${band}`).join('&')}`);
  await expect(cards(page)).toHaveCount(watches.length);
  await pressWords(brandMenu(page));
  await expect(boxes.first()).toBeHidden();
  await expect(box(page, first)).toBeVisible();
  await pressWords(page.getByRole('heading', { level: 1 }));
  await expect(box(page, first)).toBeHidden();
});

test('sorts in six ways', async ({ page }) => {
  await page.goto('/catalog');
  await expect(sort(page)).toHaveValue('az');
  for (const [key, expected] of Object.entries({
    za: by((a, b) => b.brand.localeCompare(a.brand, 'en')),
    priceLow: by((a, b) => a.price - b.price),
    priceHigh: by((a, b) => b.price - a.price),
    dateOld: by((a, b) => a.year - b.year),
    dateNew: by((a, b) => b.year - a.year),
    az: byName.map(nameOf),
  })) {
    await sort(page).selectOption(key);
    await expect(names(page)).toHaveText(expected);
  }
  await expect(page).toHaveURL('/catalog');
});

test('a filtered view is kept after a reload, in another language, and after Back with the scroll position', async ({
  page,
}) => {
  await page.goto('/catalog');
  await sort(page).selectOption('dateNew');
  await selectBrands(page, first, second, third);
  await page.setViewportSize({ width: 375, height: 700 });
  const shown = ofBrands(first, second, third).toSorted((a, b) => b.year - a.year);
  await page.reload();
  await expect(names(page)).toHaveText(shown.map(nameOf));
  await names(page).last().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await names(page).last().click();
  // Before the script runs, Back leads to the unfiltered catalogue.
  await page.waitForURL('**/catalog/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.map(nameOf).at(-1) ?? '');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`/catalog?${queryOf(first, second, third)}&sort=dateNew`);
  await expect(names(page)).toHaveText(shown.map(nameOf));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -2);
  await page.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de/catalog?${queryOf(first, second, third)}&sort=dateNew`);
  await expect(names(page)).toHaveText(shown.map(nameOf));
});

test('removing a filter does not move the cards in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const [last = ''] = bands.slice(-1);
  await page.goto(
    `/catalog?${bands
      .slice(0, -1)
      .map((band) => `price=${band}`)
      .join('&')}`,
  );
  await expect(cards(page)).toHaveCount(watches.length - ofBand(last).length);
  const place = watches.length - ofBand(last).length - 2;
  const card = cards(page).nth(place);
  const name = await card.getByRole('link').textContent();
  await card.scrollIntoViewIfNeeded();
  const top = () =>
    page
      .getByRole('link', { name: name ?? '', exact: true })
      .evaluate((link) => link.closest('article')?.getBoundingClientRect().top);
  const before = (await top()) ?? 0;
  await page.getByRole('button', { name: /^Filters/ }).click();
  await sheet(page).getByRole('button', { name: 'Clear All' }).click();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(watches.length);
  await expect.poll(top).toBeCloseTo(before, -1);
});

test('a brand and a price are selected by keyboard, and the focus returns', async ({ page }) => {
  await page.goto('/catalog');
  await expect(brandMenu(page)).toBeEnabled();
  await brandMenu(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(box(page, first)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box(page, first)).toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(box(page, first)).toBeHidden();
  await expect(brandMenu(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`/catalog?price=${lowestBand}`);
  await expect(names(page)).toHaveText(ofBand(lowestBand).map(nameOf));
  await page.keyboard.press('Escape');
  await expect(priceMenu(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('all facets are in one sheet, with a button that shows the number of watches', async ({ page }) => {
    await page.goto(`/catalog?${queryOf(first, second)}`);
    await page.getByRole('button', { name: 'Filters 2 filters selected' }).tap();
    await expect(sheet(page)).toBeVisible();
    for (const { label } of Object.values(texts.en.catalog.facets)) await expect(section(page, label)).toBeVisible();
    // Facets with selected values are open.
    await expect(box(page, first)).toBeChecked();
    const prices = sheet(page).getByRole('group', { name: 'Price' }).getByRole('checkbox', { disabled: false });
    await expect(prices).toHaveCount(0);
    await section(page, 'Price').tap();
    await prices.last().tap();
    await expect(page).toHaveURL(/&price=[\w-]+$/);
    await sheet(page).getByRole('button', { name: 'Clear All' }).tap();
    await expect(page).toHaveURL('/catalog');
    await section(page, 'Brand').tap();
    await section(page, 'Brand').tap();
    await box(page, third).tap();
    await sheet(page)
      .getByRole('button', { name: `Show ${countOf(ofBrands(third).length)}` })
      .tap();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters 1 filter selected' })).toBeFocused();
    await expect(names(page)).toHaveText(ofBrands(third).map(nameOf));
  });

  test('Escape, a tap outside and the button close the sheet', async ({ page }) => {
    await page.goto('/catalog');
    const toggle = page.getByRole('button', { name: 'Filters', exact: true });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(phone.width / 2, 50),
      () => sheet(page).getByRole('button', { name: 'Close' }).tap(),
    ]) {
      await toggle.tap();
      await expect(sheet(page)).toBeVisible();
      await close();
      await expect(sheet(page)).toBeHidden();
      await expect(toggle).toBeFocused();
    }
  });

  test('a filter chosen in the sheet is kept, without the Navigation API too', async ({ page }) => {
    // Safari up to 26.1 and Firefox up to 146 do not have it.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.goto('/catalog');
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    await section(page, 'Price').tap();
    await sheet(page).getByRole('group', { name: 'Price' }).getByRole('checkbox').first().tap();
    await sheet(page)
      .getByRole('button', { name: `Show ${countOf(ofBand(lowestBand).length)}` })
      .tap();
    await expect(sheet(page)).toBeHidden();
    await expect(names(page)).toHaveText(ofBand(lowestBand).map(nameOf));
    await expect(page).toHaveURL(`/catalog?price=${lowestBand}`);
  });

  test('removing the last chip of a facet without a button moves the focus to the sheet’s', async ({ page }) => {
    await page.goto(`/catalog?era=${decadeOf(byName[0] as Watch)}`);
    await page.getByRole('button', { name: /^Remove/ }).press('Enter');
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  });
});

test('an option in the sheet leaves as many watches as it says, and options without watches are disabled', async ({
  page,
}) => {
  await page.goto(
    `/catalog?${bands
      .slice(0, 2)
      .map((band) => `price=${band}`)
      .join('&')}`,
  );
  await moreFilters(page).click();
  const options = sheet(page).getByRole('checkbox');
  await expect(options).not.toHaveCount(0);
  // Every third, because each takes as long as a visitor's press: `filters.test.ts` counts them all.
  for (const option of (await options.all()).filter((_, index) => index % 3 === 0)) {
    // An option without a number leaves one watch.
    const [, number = '1'] = await option.locator('xpath=../span').allTextContents();
    const count = Number(number);
    if (count === 0) {
      await expect(option).toBeDisabled();
      continue;
    }
    await option.check();
    await expect(sheet(page).getByRole('button', { name: `Show ${countOf(count)}`, exact: true })).toBeVisible();
    await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(count);
    await option.uncheck();
  }
  await page.keyboard.press('Escape');
  await expect(moreFilters(page)).toBeFocused();
});

test('origin, era and condition filter the list, are chips, and are in the URL', async ({ page }) => {
  const [wanted] = byName as [Watch];
  const decade = decadeOf(wanted);
  const origin = slugify(wanted.origin);
  await page.goto(`/catalog?origin=${origin}&era=${decade}`);
  const expected = byName.filter((watch) => watch.origin === wanted.origin && decadeOf(watch) === decade);
  await expect(names(page)).toHaveText(expected.map(nameOf));
  await page.getByRole('button', { name: 'More filters 2 filters selected' }).click();
  await page.getByRole('checkbox', { name: wanted.condition, exact: false }).first().press('Space');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?origin=.*&condition=.*&era=/);
  await page.getByRole('button', { name: `Remove ${decade}` }).click();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/catalog');
});

test('in Arabic a price band is readable, and brands can be filtered', async ({ page }) => {
  const { facets, removeFilter, clearAll } = texts.ar.catalog;
  await page.goto(`/ar/catalog?price=${lowestBand}`);
  const chip = page.getByRole('button', { name: new RegExp(`^${removeFilter.split(':')[0]}`) });
  await expect(chip).toContainText('$');
  await chip.click();
  await expect(cards(page)).toHaveCount(watches.length);
  await page.getByRole('button', { name: facets.brand.label }).click();
  await pressWords(option(page, first));
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveText(ofBrands(first).map(nameOf));
  await page.getByRole('button', { name: clearAll, exact: true }).click();
  await expect(cards(page)).toHaveCount(watches.length);
});

test.describe('before the script has loaded', () => {
  test('the controls are disabled, then they work', async ({ page }) => {
    const release = await holdBack(page, '**/_astro/*.js*');
    await page.goto('/catalog', { waitUntil: 'commit' });
    await expect(brandMenu(page)).toBeDisabled();
    await expect(sort(page)).toBeDisabled();
    release();
    await expect(brandMenu(page)).toBeEnabled();
    await selectBrands(page, first);
    await expect(names(page)).toHaveText(ofBrands(first).map(nameOf));
  });

  for (const query of [queryOf(third), `q=${slugify(third)}`, 'sort=za']) {
    test(`a link with ${query} shows no card that it filters out, and nothing shifts`, async ({ page }) => {
      await page.setViewportSize(phone);
      const release = await holdBack(page, '**/_astro/*.js*');
      await page.goto(`/catalog?${query}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sort(page)).toBeVisible();
      await expect(cards(page).first()).toBeHidden();
      const shift = await watchShifts(page);
      release();
      await expect(cards(page).first()).toBeVisible();
      await expect(names(page).first()).not.toHaveText(nameOf(byName[0] as Watch));
      expect(await shift()).toBeLessThan(0.05);
    });
  }

  test('a link with other parameters shows every card', async ({ page }) => {
    await holdBack(page, '**/_astro/*.js*');
    await page.goto('/catalog?utm_source=chat', { waitUntil: 'commit' });
    await expect(cards(page).first()).toBeVisible();
  });
});

/** Measures layout shifts from now on: https://web.dev/articles/cls */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const found = { value: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.value += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return found;
  });
  return () => sum.evaluate(({ value }) => value);
}
