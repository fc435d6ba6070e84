import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { overflow } from './barriers.ts';
import { expect, test, texts } from './visitor.ts';

// The longest words, and the other direction.
for (const locale of ['de', 'ar'] as const)
  test(
    `the filter bar fits into any window, without chips and with four (${locale})`,
    { tag: '@release' },
    ({ page }) => checkFilterBar(page, locale),
  );

/** A link with two brands, a price and a decade. */
const filtered = '/catalog?brand=audemars-piguet&brand=breitling&price=up-to-5000&era=1970s';

/** The buttons of menus and sheet, and the sort, in order. In a narrow window every facet is in the sheet. */
function filterControls(page: Page, locale: Locale, width: number) {
  const { facets, filters, moreFilters, sortBy } = texts[locale].catalog;
  const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}( |$)(?!.*:)`) });
  const sort = page.getByRole('combobox', { name: sortBy });
  if (width < 768) return [button(filters), sort];
  return [button(facets.brand.label), button(facets.price.label), button(moreFilters), sort];
}

/** Checks that the filter bar fits into any window, and that nothing of it is out of reach, without chips and with four. */
async function checkFilterBar(page: Page, locale: Locale): Promise<void> {
  for (const path of [routes.catalog, filtered]) {
    await page.goto(localisePath(locale, path));
    for (const width of [1280, 768, 640, 320, 375]) {
      await page.setViewportSize({ width, height: 640 });
      const controls = filterControls(page, locale, width);
      const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size, `rows, ${width} pixels`).toBe(1);
      for (const control of controls) {
        const cut = await control.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(cut, `${width} pixels`).toBeLessThanOrEqual(0);
      }
      expect(await overflow(page), `${width} pixels`).toBe(0);
      if (width < 1280) continue;
      // The sort is at the end.
      const bar = await controls[0]?.locator('xpath=ancestor::fieldset').boundingBox();
      const [start, end] = locale === 'ar' ? [boxes.at(-1), boxes[0]] : [boxes[0], boxes.at(-1)];
      expect(start?.x).toBeCloseTo(bar?.x ?? 0, 0);
      expect((end?.x ?? 0) + (end?.width ?? 0)).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0), 0);
    }
  }
  await checkChips(page, texts[locale].catalog.clearAll);
  await checkOrders(page, locale);
}

/** Checks that no chip in focus is behind the button that clears them all. */
async function checkChips(page: Page, clearAll: string) {
  const clear = page.getByRole('button', { name: clearAll, exact: true });
  const chips = page.getByRole('listitem').filter({ has: clear }).locator('xpath=preceding-sibling::li/button');
  await expect(chips).toHaveCount(4);
  for (const chip of await chips.all()) {
    await chip.focus();
    await expect(async () => {
      const [chipBox, clearBox] = await Promise.all([chip.boundingBox(), clear.boundingBox()]);
      if (!chipBox || !clearBox) throw new Error('expected both to be on the page');
      const overlap =
        Math.min(chipBox.x + chipBox.width, clearBox.x + clearBox.width) - Math.max(chipBox.x, clearBox.x);
      expect(overlap).toBeLessThanOrEqual(0);
    }).toPass();
    await expect(clear).toBeInViewport({ ratio: 1 });
  }
}

/** Checks that every order is in full view on a phone, where it stands without its label. */
async function checkOrders(page: Page, locale: Locale) {
  const { sortBy, sort: orders } = texts[locale].catalog;
  const sort = page.getByRole('combobox', { name: sortBy });
  await expect(page.locator('label').getByText(sortBy)).toBeHidden();
  for (const order of Object.keys(orders)) {
    await sort.selectOption(order);
    const spare = await sort.evaluate((select: HTMLSelectElement) => {
      const given = select.clientWidth;
      Object.assign(select.style, { fieldSizing: 'content', flex: 'none', maxInlineSize: 'none' });
      const needed = select.clientWidth;
      select.removeAttribute('style');
      return given - needed;
    });
    expect(spare, order).toBeGreaterThanOrEqual(0);
  }
}

test('the button that clears the filters of a menu leaves the focus visible', async ({ page }) => {
  const { facets, clearFilters } = texts.en.catalog;
  await page.goto('/catalog?brand=rolex');
  await page.getByRole('button', { name: facets.brand.label }).first().click();
  await page.getByRole('button', { name: clearFilters }).press('Enter');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
});

test.describe('in a window of 320 × 150 pixels, as of large text on a screen of 1280 × 720', () => {
  test.use({ viewport: { width: 320, height: 150 }, hasTouch: true });

  test('every value can be reached and ticked by keys', async ({ page }) => {
    const { sheet, values } = await openSheet(page);
    const closed = sheet.locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().press('Enter');
    await sheet.getByRole('button').first().focus();
    for (const value of await values.all()) {
      while (!(await hasFocus(value))) await page.keyboard.press('Tab');
      await expect.poll(() => isUncovered(value)).toBe(true);
    }
    await page.keyboard.press('Space');
    await expect(values.last()).toBeChecked();
  });

  test('the last value can be reached and ticked by wheel and by finger', async ({ page }) => {
    const { sheet, values } = await openSheet(page);
    const [x, y] = await middleOf(sheet);
    const last = sheet.locator('summary').last();
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 9000);
    await expect.poll(() => isUncovered(last)).toBe(true);
    await page.mouse.click(...(await middleOf(last)));
    const client = await page.context().newCDPSession(page);
    const isLastReached = async () => {
      await client.send('Input.synthesizeScrollGesture', { x, y, yDistance: -100, gestureSourceType: 'touch' });
      return isUncovered(values.last());
    };
    await expect.poll(isLastReached).toBe(true);
    await page.touchscreen.tap(...(await middleOf(values.last())));
    await expect(values.last()).toBeChecked();
  });
});

async function openSheet(page: Page) {
  await page.goto('/catalog');
  await page.getByRole('button', { name: texts.en.catalog.filters, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: texts.en.catalog.filters });
  await expect(sheet).toBeVisible();
  return { sheet, values: sheet.getByRole('checkbox', { disabled: false }) };
}

async function middleOf(element: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

const hasFocus = (element: Locator) => element.evaluate((each) => each === document.activeElement);

/** Whether a press on the middle of an element would reach it. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
