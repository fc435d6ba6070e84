import type { Page } from '@playwright/test';
import { outlineOf } from '../../src/content/describe/watch-outline.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { firstWatch, fullestWatch, knownFacts, listOf, pathOf, shop, watches } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { overflow } from './barriers.ts';
import { boxOf, errorPageMessages, expect, hydrated, test, texts } from './visitor.ts';

const prices = { en: '$8,900', de: '8.900 $', ar: '$8,900' };

for (const locale of Object.keys(prices) as (keyof typeof prices)[]) {
  test(`a watch prints on one page, with its facts, its price and its URL (${locale})`, { tag: '@release' }, async ({
    page,
  }) => {
    await page.goto(localisePath(locale, pathOf(fullestWatch)));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').getByText(prices[locale]).first()).toBeVisible();
    // The bar of a phone's screen is hidden in print.
    await expect(page.getByText(prices[locale]).last()).toBeHidden();
    await expect(page.getByText(new RegExp(`^https?://[^/]+${new URL(page.url()).pathname}$`))).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(shop.address.street)).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(8 + knownFacts(fullestWatch).length);
    await expect(page.getByRole('table')).toHaveCount(fullestWatch.measured ? 3 : 2);
    for (const term of await page.getByRole('article').locator('a[href*="/buying#"]').all())
      await expect(term).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await sheets(page)).toBe(1);
  });
}

/** A decade in which three watches were made. */
const [decade, ofDecade] =
  [...Map.groupBy(watches, ({ year }) => Math.floor(year / 10) * 10)].find(([, made]) => made.length === 3) ?? [];

for (const format of ['A4', 'Letter'])
  test(`a list of three watches prints on one page, and says by what it is filtered (${format})`, {
    tag: '@release',
  }, async ({ page }) => {
    await page.goto(`/catalog?era=${decade}s`);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toHaveCount(ofDecade?.length ?? 0);
    await expect(page.getByRole('paragraph').filter({ hasText: `${decade}s` })).toBeVisible();
    expect(await sheets(page, format)).toBe(1);
  });

test.describe('on paper', { tag: '@release' }, () => {
  test.use({ allowedMessages: errorPageMessages });

  test('no page has a button, or a link that looks like one', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const { path } of kindsOfPage) {
      await page.goto(path);
      await expect.soft(page.getByRole('button'), path).toHaveCount(0);
      const links = page.getByRole('main').getByRole('link');
      const boxes = await links.evaluateAll((found) =>
        found.filter((link) => getComputedStyle(link).borderBlockEndStyle !== 'none').map((link) => link.outerHTML),
      );
      expect.soft(boxes, path).toEqual([]);
    }
  });
});

test('on paper there is no title of a form or a map', { tag: '@release' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(routes.contact);
  await expect(page.getByRole('heading', { name: texts.en.contact.informationTitle })).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.en.contact.formTitle })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: texts.en.contact.mapHeading })).toHaveCount(0);
});

// A round one and a rectangular one.
for (const watch of watches.filter(({ model }) => ['Royal Oak', 'Reverso'].includes(model))) {
  test(`on paper the outline of the ${watch.model} has the size of the watch, and its rule is 50 mm long`, {
    tag: '@release',
  }, async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: 'print' });
    await page.goto(pathOf(watch));
    // A printer makes what is wider than the paper smaller.
    expect(await overflow(page)).toBe(0);
    const shapes = await page
      .getByRole('main')
      .locator('svg :is(rect, path, line)')
      .evaluateAll((found) => found.map((shape) => shape.getBoundingClientRect().toJSON() as DOMRect));
    const sizes = shapes.map((shape) => ({ width: toMillimetres(shape.width), height: toMillimetres(shape.height) }));
    const { width, height } = outlineOf(watch);
    expect(sizes).toContainEqual({ width: expect.closeTo(width, 1), height: expect.closeTo(height, 1) });
    // Over the lugs.
    expect(sizes).toContainEqual({ width: expect.anything(), height: expect.closeTo(watch.lugToLug ?? 0, 1) });
    expect(sizes).toContainEqual({ width: expect.anything(), height: expect.closeTo(50, 1) });
  });
}

test('a comparison of eight watches prints every name whole, without controls', { tag: '@release' }, async ({
  page,
}) => {
  const compared = watches.slice(0, 8);
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.goto(listOf(compared));
  await expect(page.getByRole('columnheader')).toHaveCount(compared.length);
  const cut = await page.getByRole('columnheader').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const cell = head.getBoundingClientRect();
      const picture = head.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      const words = document.createRange();
      words.selectNodeContents(head.querySelector('a[id]') ?? head);
      const isCut = ({ left, right, top, bottom }: DOMRect) =>
        left < cell.left - 1 ||
        right > Math.min(cell.right, document.documentElement.clientWidth) + 1 ||
        (left < picture.right - 1 && right > picture.left + 1 && top < picture.bottom - 1 && bottom > picture.top + 1);
      return [...words.getClientRects()].some(isCut) ? [words.toString()] : [];
    }),
  );
  expect(cut).toEqual([]);
  await expect(page.getByRole('button')).toHaveCount(0);
  const table = await boxOf(page.getByRole('table'));
  expect(table.x + table.width).toBeLessThanOrEqual(sheet.width + 1);
});

/** The area of an A4 page between its margins of 14 mm, in CSS pixels. */
const sheet = { width: toPixels(182), height: toPixels(269) };

test('in print the picture is 52 mm wide, all edges are aligned, and the address is at the bottom', {
  tag: '@release',
}, async ({ page }) => {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.goto(pathOf(firstWatch));
  const header = await boxOf(page.getByRole('banner'));
  const article = await boxOf(page.getByRole('article'));
  const footer = await boxOf(page.getByRole('contentinfo'));
  const picture = await boxOf(page.getByRole('figure').first().getByRole('img'));
  const report = await boxOf(page.getByRole('table').first());
  expect(picture.width).toBeCloseTo(toPixels(52), 0);
  for (const part of [header, article, footer, picture, report]) expect(part.x).toBeCloseTo(0, 0);
  for (const part of [header, article, footer]) expect(part.width).toBeCloseTo(sheet.width, 0);
  expect(sheet.height - footer.y - footer.height).toBeLessThan(toPixels(2));
});

/** How many pages a page prints on. */
async function sheets(page: Page, format = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, printBackground: true, preferCSSPageSize: format === 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

function toPixels(millimetres: number): number {
  return Math.round((millimetres / 25.4) * 96);
}

function toMillimetres(pixels: number): number {
  return (pixels / 96) * 25.4;
}
