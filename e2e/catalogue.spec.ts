import type { Page } from '@playwright/test';
import { localisePath } from '../src/i18n/paths.ts';
import { expect, test, texts, watchCount } from './visitor.ts';

const names = (page: Page) => page.getByRole('article').getByRole('link');

async function chooseBrands(page: Page, brands: string[]) {
  await page.getByRole('button', { name: /^Brand/ }).click();
  for (const brand of brands) await page.getByRole('checkbox', { name: brand }).check();
  await page.keyboard.press('Escape');
}

test('shows every watch by brand, with what a collector asks first', async ({ page }) => {
  await page.goto('/catalog');
  await expect(page.getByRole('status')).toHaveText(`${watchCount} watches`);
  await expect(page.getByRole('article')).toHaveCount(watchCount);
  const card = page.getByRole('article').filter({ hasText: 'Royal Oak' });
  for (const text of ['Swiss', 'Audemars Piguet', '1972', 'Excellent', '$65,000']) {
    await expect(card.getByText(text)).toBeVisible();
  }
  await expect(card.getByRole('img')).toHaveAttribute('alt', /Octagonal steel wristwatch/);
});

for (const [width, columns] of [
  [639, 1],
  [640, 2],
  [1024, 3],
  [1280, 4],
] as const) {
  test(`stands in ${columns} columns at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/catalog');
    const boxes = await Promise.all((await page.getByRole('article').all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns);
  });
}

test('filters by several brands, and takes them away by menu, chip and Clear All, keeping the sort', async ({
  page,
}) => {
  await page.goto('/catalog');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await chooseBrands(page, ['Rolex', 'Omega', 'Tissot']);
  await expect(page).toHaveURL('/catalog?brand=rolex&brand=omega&brand=tissot&sort=priceLow');
  await expect(names(page)).toHaveText(['Tissot Antimagnétique', 'Omega Speedmaster Professional', 'Rolex Submariner']);
  await expect(page.getByRole('status')).toHaveText('3 watches');
  await expect(page.getByRole('button', { name: 'Brand 3 brands selected' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove Omega' }).click();
  await expect(names(page)).toHaveText(['Tissot Antimagnétique', 'Rolex Submariner']);
  await page.getByRole('button', { name: /^Brand/ }).click();
  await page.getByRole('checkbox', { name: 'Rolex' }).uncheck();
  await expect(names(page)).toHaveText(['Tissot Antimagnétique']);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/catalog?sort=priceLow');
  await expect(page.getByRole('article')).toHaveCount(watchCount);

  await chooseBrands(page, ['IWC']);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/catalog?sort=priceLow');
  await expect(names(page).first()).toHaveText('Tissot Antimagnétique');
});

test('the focus never falls off the page when what had it goes away', async ({ page }) => {
  await page.goto('/catalog?brand=rolex&brand=omega');
  const menu = page.getByRole('button', { name: /^Brand/ });
  await page.getByRole('button', { name: 'Remove Rolex' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Omega' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeFocused();
  await chooseBrands(page, ['IWC']);
  await page.getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(menu).toBeFocused();
});

test('sorts in the six ways of the specification', async ({ page }) => {
  await page.goto('/catalog');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort).toHaveValue('az');
  for (const [key, first, last] of [
    ['za', 'Waltham Trench', 'Audemars Piguet Royal Oak'],
    ['priceLow', 'Tissot Antimagnétique', 'Audemars Piguet Royal Oak'],
    ['priceHigh', 'Audemars Piguet Royal Oak', 'Tissot Antimagnétique'],
    ['dateOld', 'Waltham Trench', 'Audemars Piguet Royal Oak'],
    ['dateNew', 'Audemars Piguet Royal Oak', 'Waltham Trench'],
    ['az', 'Audemars Piguet Royal Oak', 'Waltham Trench'],
  ] as const) {
    await sort.selectOption(key);
    await expect(names(page).first()).toHaveText(first);
    await expect(names(page).last()).toHaveText(last);
  }
  await expect(page).toHaveURL('/catalog');
});

test('a shared link opens the same view', async ({ page }) => {
  await page.goto('/catalog?brand=rolex&brand=omega&sort=priceLow');
  await expect(names(page)).toHaveText(['Omega Speedmaster Professional', 'Rolex Submariner']);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('priceLow');
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('button')).toHaveText([
    'Rolex',
    'Omega',
    'Clear All',
  ]);
});

test('unknown values in the address are passed over', async ({ page }) => {
  await page.goto('/catalog?brand=seiko&brand=rolex&brand=rolex&sort=cheapest&utm_source=chat');
  await expect(names(page)).toHaveText(['Rolex Submariner']);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/catalog?utm_source=chat');
});

test('Back from a watch restores chips, sort and scroll', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/catalog');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('dateNew');
  await chooseBrands(page, ['Rolex', 'Omega', 'Tissot']);
  const last = names(page).last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tissot Antimagnétique');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/catalog?brand=rolex&brand=omega&brand=tissot&sort=dateNew');
  await expect(names(page)).toHaveText(['Omega Speedmaster Professional', 'Rolex Submariner', 'Tissot Antimagnétique']);
  await expect(page.getByRole('button', { name: 'Remove Tissot' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -2);
});

test('changing a filter never jumps to the top', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/catalog');
  await page.getByRole('article').nth(5).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceHigh');
  await expect(names(page).first()).toHaveText('Audemars Piguet Royal Oak');
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
});

test('Escape closes the brand menu and returns the focus', async ({ page }) => {
  await page.goto('/catalog');
  const button = page.getByRole('button', { name: 'Brand' });
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Audemars Piguet' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Audemars Piguet' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Brand 1 brand selected' })).toBeFocused();
});

for (const locale of ['de', 'ar'] as const) {
  test(`filters, sorts and counts in ${locale}`, async ({ page }) => {
    const { catalog } = texts[locale];
    await page.goto(localisePath(locale, '/catalog'));
    await page.getByRole('button', { name: catalog.brand }).click();
    await page.getByRole('checkbox', { name: 'Patek Philippe' }).check();
    await page.getByRole('checkbox', { name: 'Waltham' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: catalog.sortBy }).selectOption(catalog.sort.priceHigh);
    await expect(names(page)).toHaveText(['Patek Philippe Calatrava', 'Waltham Trench']);
    await expect(page.getByRole('status')).toHaveText(locale === 'de' ? '2 Uhren' : 'ساعتان');
    await page.getByRole('button', { name: catalog.clearAll, exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(watchCount);
  });
}
