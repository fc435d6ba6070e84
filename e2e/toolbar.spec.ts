import type { Page } from '@playwright/test';
import { locales } from '../src/i18n/locales.ts';
import { localisePath } from '../src/i18n/paths.ts';
import { expect, test, texts } from './visitor.ts';

/** Everything chosen at once: what fills the catalogue's toolbar most. */
const allChosen = '/catalog?brand=rolex&brand=omega&priceMin=5000&priceMax=20000';

/** The brand menu's button, the price menu's and the sort, in the order of reading. */
function controls(page: Page, locale: (typeof locales)[number]) {
  const { catalog } = texts[locale];
  return [
    page.getByRole('button', { name: new RegExp(`^${catalog.brand}`) }),
    page.getByRole('button', { name: new RegExp(`^${catalog.price}( |$)(?!.*:)`) }),
    page.getByRole('combobox', { name: catalog.sortBy }),
  ];
}

for (const locale of locales) {
  test(`brand, price and sort share one line in a narrow window, none of them cut (${locale})`, async ({ page }) => {
    await page.goto(localisePath(locale, allChosen));
    await expect(page.getByRole('article')).toHaveCount(2);
    for (const width of [320, 375, 640, 768]) {
      await page.setViewportSize({ width, height: 640 });
      const tops = new Set<number | undefined>();
      for (const control of controls(page, locale)) {
        tops.add((await control.boundingBox())?.y);
        const cut = await control.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth);
        expect(cut, `${width} pixels`).toBeLessThanOrEqual(0);
      }
      expect(tops.size, `${width} pixels`).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test(`what clears all is in sight beside the chips, and hides none that has the focus (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 640 });
    await page.goto(localisePath(locale, allChosen));
    const clearAll = page.getByRole('button', { name: texts[locale].catalog.clearAll, exact: true });
    await expect(clearAll).toBeInViewport({ ratio: 1 });
    const chips = page.getByRole('listitem').filter({ has: clearAll }).locator('xpath=preceding-sibling::li/button');
    await expect(chips).toHaveCount(3);
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

  test(`the sort stands at the far end, with and without chips (${locale})`, async ({ page }) => {
    for (const path of ['/catalog', allChosen]) {
      await page.goto(localisePath(locale, path));
      const [brand, , sort] = await Promise.all(controls(page, locale).map((control) => control.boundingBox()));
      const bar = await page.getByRole('search').boundingBox();
      const [first, last] = locale === 'ar' ? [sort, brand] : [brand, sort];
      expect(first?.x).toBeCloseTo(bar?.x ?? 0, 0);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0), 0);
    }
  });
}
