import { locales } from '../src/i18n/locales.ts';
import { expect, phone, test, texts } from './visitor.ts';

test('the header leads to every page and marks the current one', async ({ page }) => {
  await page.goto('/');
  for (const [label, path] of [
    ['Catalog', '/catalog'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('banner').getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Coromandel Watch House' }).click();
  await expect(page).toHaveURL('/');
});

test('the header stays in view while the page scrolls', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('heading', { name: 'Our Services' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('the footer describes the shop, says how to reach it, links every page and bears the year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Vintage and antique watches from Switzerland')).toBeVisible();
  await expect(footer.getByText('14 Cathedral Road')).toBeVisible();
  await expect(footer.getByRole('link', { name: '+91 44 0000 0000' }).first()).toHaveAttribute(
    'href',
    'tel:+914400000000',
  );
  await expect(footer.getByRole('link', { name: 'hello@coromandelwatch.example' })).toBeVisible();
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(['Home', 'Catalog', 'About Us', 'Contact']);
  await expect(footer.getByText(`© ${new Date().getFullYear()} Coromandel Watch House`)).toBeVisible();
});

test('the copyright year is corrected in a browser that is further on than the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await page.goto('/');
  await expect(page.getByText('© 2031 Coromandel Watch House')).toBeVisible();
});

test('keyboard users can skip to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a button opens and closes the menu, and choosing a link closes it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Catalog', 'About Us', 'Contact']);
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
  });

  test('the menu closes when the focus goes on to what it covers', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('every page can be read in every language, each named in its own', async ({ page }) => {
  await page.goto('/about');
  const names = ['English', 'Deutsch', 'Español', 'العربية', 'Français', 'Italiano'];
  for (const [index, locale] of locales.entries()) {
    await page.getByRole('button', { name: texts[await currentLocale(page)].nav.chooseLanguage }).click();
    await page.getByRole('link', { name: names[index] ?? '' }).click();
    await expect(page).toHaveURL(locale === 'en' ? '/about' : `/${locale}/about`);
    await expect(page.getByRole('button', { name: texts[locale].nav.chooseLanguage })).toContainText(
      locale.toUpperCase(),
    );
  }
});

test('changing the language keeps the filters of the catalogue', async ({ page }) => {
  await page.goto('/catalog?brand=rolex&sort=priceLow');
  await expect(page.getByRole('status')).toHaveText('1 watch');
  await page.getByRole('button', { name: 'Brand' }).click();
  await page.getByRole('checkbox', { name: 'Omega' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose language' }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/catalog?brand=rolex&brand=omega&sort=priceLow');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('Escape closes the language menu and returns the focus', async ({ page }) => {
  await page.goto('/de');
  const button = page.getByRole('button', { name: texts.de.nav.chooseLanguage });
  await button.press('Enter');
  await expect(page.getByRole('link', { name: 'Italiano' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Italiano' })).toBeHidden();
  await expect(button).toBeFocused();
});

async function currentLocale(page: import('@playwright/test').Page): Promise<(typeof locales)[number]> {
  const lang = await page.locator('html').getAttribute('lang');
  return locales.find((locale) => locale === lang) ?? 'en';
}
