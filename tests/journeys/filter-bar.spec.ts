import type { Page } from '@playwright/test';
import { slugify } from '../../src/content/schema/slug.ts';
import { priceBand } from '../../src/features/catalogue/filters/bands.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { brands, listed as watches } from '../collection.ts';
import { layoutLocales } from '../languages.ts';
import { expect, phone, test, texts } from './visitor.ts';

const [cheapest] = watches.toSorted((a, b) => a.price - b.price) as [(typeof watches)[number]];
const decade = Math.floor((watches[0]?.year ?? 0) / 10) * 10;
/** A full bar: two brands, a price and a decade. */
const allSelected = `/catalog?${brands
  .slice(0, 2)
  .map((brand) => `brand=${slugify(brand)}`)
  .join('&')}&price=${priceBand(cheapest.price).value}&era=${decade}s`;

/** The buttons of menus and sheet, and the sort, in order. In a narrow window every facet is in the sheet. */
function controls(page: Page, locale: (typeof locales)[number], width: number) {
  const { facets, filters, moreFilters, sortBy } = texts[locale].catalog;
  const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}( |$)(?!.*:)`) });
  const sort = page.getByRole('combobox', { name: sortBy });
  if (width < 768) return [button(filters), sort];
  return [button(facets.brand.label), button(facets.price.label), button(moreFilters), sort];
}

for (const locale of locales) {
  const tag = layoutLocales.includes(locale) ? [] : ['@release'];

  test(`the filter bar fits into a narrow window, and all chips can be reached (${locale})`, { tag }, async ({
    page,
  }) => {
    await page.goto(localisePath(locale, allSelected));
    const clearAll = page.getByRole('button', { name: texts[locale].catalog.clearAll, exact: true });
    const chips = page.getByRole('listitem').filter({ has: clearAll }).locator('xpath=preceding-sibling::li/button');
    await expect(chips).toHaveCount(4);
    for (const width of [320, 375, 640, 768]) {
      await page.setViewportSize({ width, height: 640 });
      const tops = new Set<number | undefined>();
      for (const control of controls(page, locale, width)) {
        tops.add((await control.boundingBox())?.y);
        const cut = await control.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(cut, `${width} pixels`).toBeLessThanOrEqual(0);
      }
      expect(tops.size, `${width} pixels`).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 375, height: 640 });
    for (const chip of await chips.all()) {
      await chip.focus();
      await expect(async () => {
        const [chipBox, clearBox] = await Promise.all([chip.boundingBox(), clearAll.boundingBox()]);
        if (!chipBox || !clearBox) throw new Error('expected both to be on the page');
        const overlap =
          Math.min(chipBox.x + chipBox.width, clearBox.x + clearBox.width) - Math.max(chipBox.x, clearBox.x);
        expect(overlap).toBeLessThanOrEqual(0);
      }).toPass();
      await expect(clearAll).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const locale of locales) {
  const tag = layoutLocales.includes(locale) ? [] : ['@release'];

  test(`on a phone every order is in full view beside its label (${locale})`, { tag }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(localisePath(locale, allSelected));
    const { sortBy, sort: orders } = texts[locale].catalog;
    const sort = page.getByRole('combobox', { name: sortBy });
    await expect(page.locator('label').getByText(sortBy)).toBeVisible();
    for (const order of Object.keys(orders)) {
      await sort.selectOption(order);
      const spare = await sort.evaluate((select: HTMLSelectElement) => {
        const given = select.clientWidth;
        Object.assign(select.style, { fieldSizing: 'content', inlineSize: 'auto', justifySelf: 'start' });
        const needed = select.scrollWidth;
        select.removeAttribute('style');
        return given - needed;
      });
      expect(spare, order).toBeGreaterThanOrEqual(0);
    }
  });
}

for (const locale of ['en', 'ar'] as const) {
  test(`the filter bar has the sort at its end, with and without chips (${locale})`, async ({ page }) => {
    for (const path of ['/catalog', allSelected]) {
      await page.goto(localisePath(locale, path));
      const boxes = await Promise.all(controls(page, locale, 1280).map((control) => control.boundingBox()));
      const [brand, sort] = [boxes[0], boxes.at(-1)];
      const bar = await page.getByRole('search').boundingBox();
      const [start, end] = locale === 'ar' ? [sort, brand] : [brand, sort];
      expect(start?.x).toBeCloseTo(bar?.x ?? 0, 0);
      expect((end?.x ?? 0) + (end?.width ?? 0)).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0), 0);
    }
  });
}
