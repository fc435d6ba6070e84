import { shop } from '../../src/content/schema/shop.ts';
import { slugify } from '../../src/content/schema/slug.ts';
import { type Locale, localeFacts, locales } from '../../src/i18n/locales.ts';
import { localisePath, routes } from '../../src/i18n/routes.ts';
import { createTranslator } from '../../src/i18n/translate.ts';
import { furtherLinks } from '../../src/layout/main-links.ts';
import { firstWatch, nameOf } from '../collection.ts';
import { expect, phone, test, texts } from './visitor.ts';

const { nav, catalog } = texts.en;

/** The pages of the header, in order. */
const pages = [
  [nav.home, '/'],
  [nav.catalog, '/catalog'],
  [nav.about, '/about'],
  [nav.contact, '/contact'],
] as const;
const labels = pages.map(([label]) => label);
const furtherLabels = furtherLinks.map(({ label }) => createTranslator('en')(label));

test('the header links to every page and marks the current one', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: nav.label }).getByRole('link')).toHaveText(labels);
  for (const [label, path] of pages.toReversed()) {
    await header.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(header.getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/about');
  await header.getByRole('link', { name: shop.name }).click();
  await expect(page).toHaveURL('/');
});

test('the header stays in view while the page scrolls', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('heading', { name: texts.en.about.services }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('keyboard users can skip to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: nav.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a button opens and closes the menu, and choosing a link closes it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: nav.label });
    const button = page.getByRole('button', { name: nav.menu });
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.getByRole('link')).toHaveText([...labels, ...furtherLabels, shop.phone]);
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: nav.about }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
  });

  for (const [button, menu] of [
    [nav.menu, nav.label],
    [nav.chooseLanguage, nav.languages],
  ] as const) {
    test(`the current item is in line with the others: ${menu}`, async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: button }).click();
      const items = page.getByRole('navigation', { name: menu }).getByRole('listitem').getByRole('link');
      const starts = await items.evaluateAll((links) =>
        links.map((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return Math.round(words.getBoundingClientRect().x);
        }),
      );
      // Arabic is at the other edge of the list of languages.
      expect(new Set(starts.slice(0, 3)).size).toBe(1);
    });
  }

  test('the menu closes when the focus leaves it', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: nav.menu }).press('Enter');
    const menu = page.getByRole('navigation', { name: nav.label });
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: nav.menu });
    await button.press('Enter');
    await page.keyboard.press('Tab');
    const menu = page.getByRole('navigation', { name: nav.label });
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});

/** A link of the language menu, by the language's name, which is followed by its code. */
const languageLink = (locale: Locale) => ({ name: new RegExp(`^${localeFacts[locale].name}`) });

test('the language menu links to every language, each by its own name', { tag: '@release' }, async ({ page }) => {
  await page.goto('/about');
  let current: Locale = 'en';
  for (const locale of locales.toReversed()) {
    await page.getByRole('button', { name: texts[current].nav.chooseLanguage }).click();
    await page.getByRole('link', languageLink(locale)).click();
    await expect(page).toHaveURL(localisePath(locale, routes.about));
    const button = page.getByRole('button', { name: texts[locale].nav.chooseLanguage });
    await expect(button).toContainText(locale.toUpperCase());
    current = locale;
  }
});

test('changing the language keeps the filters of the catalogue', async ({ page }) => {
  const other = locales.at(-1) ?? 'en';
  await page.goto('/catalog?sort=priceLow');
  await page.getByRole('button', { name: catalog.facets.brand.label }).click();
  await page.getByRole('checkbox', { name: firstWatch.brand }).first().check();
  await page.keyboard.press('Escape');
  const query = `?brand=${slugify(firstWatch.brand)}&sort=priceLow`;
  await expect(page).toHaveURL(`/catalog${query}`);
  await page.getByRole('button', { name: nav.chooseLanguage }).click();
  await page.getByRole('link', languageLink(other)).click();
  await expect(page).toHaveURL(localisePath(other, routes.catalog) + query);
  await expect(page.getByRole('article').getByRole('link', { name: nameOf(firstWatch) })).toBeVisible();
});

test('Escape closes the language menu and returns the focus', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: nav.chooseLanguage });
  await button.press('Enter');
  const languages = page.getByRole('navigation', { name: nav.languages });
  await expect(languages).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languages).toBeHidden();
  await expect(button).toBeFocused();
});
