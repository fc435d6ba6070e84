import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { locales } from '../src/i18n/locales.ts';
import { localisePath } from '../src/i18n/paths.ts';
import { errorPageMessages, expect, kindsOfPage, phone, test, texts } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page) {
  // The map's frame belongs to others.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

for (const locale of locales) {
  const { nav, catalog } = texts[locale];

  for (const { path } of kindsOfPage) {
    test(`axe finds nothing on ${localisePath(locale, path)}, neither wide nor on a phone`, async ({ page }) => {
      await page.goto(localisePath(locale, path));
      await expectNoViolations(page);
      await page.setViewportSize(phone);
      await expectNoViolations(page);
    });
  }

  test(`axe finds nothing with the menus open (${locale})`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(localisePath(locale, '/catalog'));
    await page.getByRole('button', { name: nav.menu }).click();
    await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: nav.chooseLanguage }).click();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: catalog.brand }).click();
    await page.getByRole('checkbox', { name: 'Omega' }).check();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: catalog.price }).click();
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('textbox', { name: catalog.lowestPrice }).fill('4000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expectNoViolations(page);
  });

  test(`axe finds nothing while a toast is shown (${locale})`, async ({ page }) => {
    await page.goto(localisePath(locale, '/catalog/rolex-submariner-1967'));
    await page.getByRole('button', { name: texts[locale].watch.inquire }).click();
    await expect(page.getByText(texts[locale].watch.inquirySentTitle)).toBeVisible();
    await expectNoViolations(page);
  });
}
