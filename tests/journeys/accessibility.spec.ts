import { routes } from '../../src/i18n/routes.ts';
import { firstWatch, pathOf } from '../collection.ts';
import { axeViolations } from './barriers.ts';
import { expect, hydrated, phone, test, texts } from './visitor.ts';

/* What is visible only after an interaction. Pages as they load are in every-page.spec.ts. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no violations with open menus', async ({ page }) => {
  const { nav, catalog } = texts.en;
  await page.setViewportSize(phone);
  await page.goto(routes.catalog);
  for (const [name, label] of [
    [nav.menu, nav.label],
    [nav.chooseLanguage, nav.languages],
  ] as const) {
    await page.getByRole('button', { name }).click();
    const menu = page.getByRole('navigation', { name: label });
    await expect(menu).toBeVisible();
    expect.soft(await axeViolations(page, menu), label).toEqual([]);
    await page.keyboard.press('Escape');
  }
  // In a narrow window all facets are in the sheet; a wide one has a menu for the price.
  await page.getByRole('button', { name: catalog.filters }).and(page.locator('[aria-haspopup=dialog]')).click();
  const sheet = page.getByRole('dialog', { name: catalog.filters });
  await expect(sheet).toBeVisible();
  const folded = sheet.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  const prices = page.getByRole('group', { name: catalog.facets.price.label });
  await prices.getByRole('checkbox', { disabled: false }).first().check();
  await expect(page).toHaveURL(/price=/);
  expect.soft(await axeViolations(page, sheet), 'the sheet').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: catalog.facets.price.label }).first().click();
  await expect(prices).toBeVisible();
  expect.soft(await axeViolations(page, page.getByRole('search')), 'prices').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: catalog.moreFilters }).click();
  await expect(sheet).toBeVisible();
  expect.soft(await axeViolations(page, sheet), 'the sheet of a wide window').toEqual([]);
});

test('axe finds no violations in the viewer and with a toast, which does not move', async ({ page }) => {
  const { watch, toast } = texts.en;
  await page.goto(pathOf(firstWatch));
  await hydrated(page);
  await page.getByRole('figure').getByRole('link').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img').first()).toBeVisible();
  expect.soft(await axeViolations(page, viewer), 'the viewer').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: watch.inquire }).click();
  await expect(page.getByText(watch.inquirySentTitle)).toBeVisible();
  expect.soft(await page.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
  expect.soft(await axeViolations(page, page.getByRole('region', { name: toast.region })), 'the toast').toEqual([]);
});
