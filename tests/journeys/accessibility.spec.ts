import { locales } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { firstWatch, pathOf, watchWithViews } from '../collection.ts';
import { tagOf } from '../languages.ts';
import { axeViolations } from './barriers.ts';
import { expect, hydrated, phone, test, texts } from './visitor.ts';

// What is visible only after an interaction. For pages as they load, see every-page.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of locales) {
  const { nav, catalog, watch } = texts[locale];
  const tag = tagOf(locale);

  test(`axe finds no violations with open menus (${locale})`, { tag }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(localisePath(locale, routes.catalog));
    await page.getByRole('button', { name: nav.menu }).click();
    await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible();
    expect.soft(await axeViolations(page), 'main menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: nav.chooseLanguage }).click();
    await expect(page.getByRole('navigation', { name: nav.languages })).toBeVisible();
    expect.soft(await axeViolations(page), 'languages').toEqual([]);
    await page.keyboard.press('Escape');
    // In a narrow window all facets are in the sheet; a wide one has a menu for the price.
    await page.getByRole('button', { name: catalog.filters }).and(page.locator('[aria-haspopup=dialog]')).click();
    const sheet = page.getByRole('dialog', { name: catalog.filters });
    await expect(sheet).toBeVisible();
    const folded = sheet.locator('details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    await sheet
      .getByRole('group', { name: catalog.facets.price.label })
      .getByRole('checkbox', { disabled: false })
      .first()
      .check();
    await expect(page).toHaveURL(/price=/);
    expect.soft(await axeViolations(page), 'the sheet').toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: catalog.facets.price.label }).first().click();
    await expect(page.getByRole('group', { name: catalog.facets.price.label })).toBeVisible();
    expect.soft(await axeViolations(page), 'prices').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: catalog.moreFilters }).click();
    await expect(sheet).toBeVisible();
    expect.soft(await axeViolations(page), 'the sheet of a wide window').toEqual([]);
  });

  test(`axe finds no violations in the viewer (${locale})`, { tag }, async ({ page }) => {
    await page.goto(localisePath(locale, pathOf(watchWithViews ?? firstWatch)));
    await hydrated(page);
    await page.getByRole('figure').getByRole('link').first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('img').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`axe finds no violations with a toast (${locale})`, { tag }, async ({ page }) => {
    await page.goto(localisePath(locale, pathOf(firstWatch)));
    await page.getByRole('button', { name: watch.inquire }).click();
    await expect(page.getByText(watch.inquirySentTitle)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
