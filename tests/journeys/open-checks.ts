import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { firstWatch, pathOf } from '../collection.ts';
import { axeViolations } from './barriers.ts';
import { expect, hydrated, phone, texts } from './visitor.ts';

/* What is visible only after an interaction. */

/** Checks the menus, and the sheet with the filters, by axe. */
export async function checkMenus(page: Page, locale: Locale): Promise<void> {
  const { nav, catalog } = texts[locale];
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
  const prices = sheet.getByRole('group', { name: catalog.facets.price.label });
  await prices.getByRole('checkbox', { disabled: false }).first().check();
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
}

/** Checks the viewer of pictures and a toast by axe, and that the toast does not move. */
export async function checkViewerAndToast(page: Page, locale: Locale): Promise<void> {
  const { watch } = texts[locale];
  await page.goto(localisePath(locale, pathOf(firstWatch)));
  await hydrated(page);
  await page.getByRole('figure').getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  expect.soft(await axeViolations(page), 'the viewer').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: watch.inquire }).click();
  await expect(page.getByText(watch.inquirySentTitle)).toBeVisible();
  expect.soft(await page.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
  expect.soft(await axeViolations(page), 'the toast').toEqual([]);
}
