import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { newId, reservedId, soldId, twinId } from '../shops/owner-shop.ts';
import {
  axeViolations,
  brokenWords,
  cutTexts,
  movingParts,
  overflow,
  overlapsInHeader,
  smallFields,
  smallTargets,
} from './barriers.ts';
import { expect, phone } from './visitor.ts';

/* What must hold on every page. One visit reports all failures together (`soft`). */

interface Visit {
  locale: Locale;
  /** Without language. */
  path: string;
  status: number;
}

/** Every kind of page of an owner's shop. The first are those of the sample, which may have more in this shop. */
export const kindsOfOwner = [
  ...kindsOfPage,
  ...['/archive', ...[soldId, reservedId, newId, twinId].map((id) => `/catalog/${id}`)].map((path) => ({
    path,
    status: 200,
  })),
  ...['/inquiry/sent', '/inquiry/not-sent'].map((path) => ({ path, status: 200 })),
];

/**
 * Opens a page on a phone.
 *
 * @returns its path, for the messages of checks
 */
export async function openOnPhone(page: Page, { locale, path, status }: Visit): Promise<string> {
  const href = localisePath(locale, path);
  await page.setViewportSize(phone);
  const response = await page.goto(href);
  expect.soft(response?.status(), href).toBe(status);
  await expect.soft(page.getByRole('heading', { level: 1 }), href).toBeVisible();
  return href;
}

/** Checks an open page by axe, and that nothing on it moves. */
export async function checkAccessibility(page: Page, href: string): Promise<void> {
  expect.soft(await axeViolations(page), `axe on ${href}`).toEqual([]);
  expect.soft(await movingParts(page), `${href} moves although the visitor asked for no motion`).toEqual([]);
}

/** Checks the layout of an open page on a phone, in a narrower window, and with larger and wider text. */
export async function checkLayout(page: Page, href: string): Promise<void> {
  expect.soft(await smallTargets(page), `targets of ${href} too small for a finger`).toEqual([]);
  expect.soft(await smallFields(page), `fields of ${href} that an iPhone zooms in on`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflow(page), `${href} is wider than a window of 320 pixels`).toBe(0);
  await page.setViewportSize(phone);
  await setTextSize(page, '200%');
  expect.soft(await overflow(page), `${href} is wider than a phone, text twice as large`).toBe(0);
  expect.soft(await brokenWords(page), `the title of ${href} breaks words, text twice as large`).toEqual([]);
  expect.soft(await overlapsInHeader(page), `the header of ${href} overlaps, text twice as large`).toEqual([]);
  await setTextSize(page, '');
  expect.soft(await cutTexts(page), `${href} cuts off text that a reader spaces out`).toEqual([]);
  expect.soft(await overflow(page), `${href} is wider than a phone, text spaced out`).toBe(0);
}

/** Sets the size of text, as in the browser's settings. */
export function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}
