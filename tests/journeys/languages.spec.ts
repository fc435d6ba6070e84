import { localeFacts, locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { texts } from '../languages.ts';
import { expect, test } from './visitor.ts';

test('the language menu links to every language, each by its own name', { tag: '@release' }, async ({ page }) => {
  // What is read of the page is kept.
  await page.goto('/about#main');
  let chooseLanguage = texts.en.nav.chooseLanguage;
  for (const locale of locales.toReversed()) {
    await page.getByRole('button', { name: chooseLanguage }).click();
    // The name is followed by the code.
    await page.getByRole('link', { name: new RegExp(`^${localeFacts[locale].name}`) }).click();
    await expect(page).toHaveURL(`${localisePath(locale, '/about')}#main`);
    chooseLanguage = texts[locale].nav.chooseLanguage;
    await expect(page.getByRole('button', { name: chooseLanguage })).toContainText(locale.toUpperCase());
  }
});
