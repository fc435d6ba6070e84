import { firstWatch, pathOf } from '../collection.ts';
import { expect, phone, test, texts } from './visitor.ts';

const { nav, sell, buying, guide, shortlist, legal } = texts.en;

/** The pages of the header, in order. */
const pages = [
  [nav.home, '/'],
  [nav.catalog, '/catalog'],
  [nav.about, '/about'],
  [nav.contact, '/contact'],
] as const;
const labels = pages.map(([label]) => label);

test('the header links to every page and to the content, marks the current page, and stays in view', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: nav.label }).getByRole('link')).toContainText([
    ...labels,
    nav.sell,
    buying.title,
  ]);
  for (const [label, path] of pages.toReversed()) {
    await header.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(header.getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await header.getByRole('link', { name: nav.sell, exact: true }).click();
  await expect(page).toHaveURL('/sell');
  // Keyboard users can skip to the content.
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: nav.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('heading', { name: texts.en.about.services }).scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport({ ratio: 1 });
  await header.getByRole('link', { name: 'Coromandel Watch House' }).click();
  await expect(page).toHaveURL('/');
});

test('header and titles stand at the same place on every page', { tag: '@release' }, async ({ page }) => {
  const paths = [
    '/',
    '/catalog',
    pathOf(firstWatch),
    '/about',
    '/buying',
    '/guide',
    '/sell',
    '/contact',
    '/legal',
    '/shortlist',
  ];
  const withOwnHead = ['/', '/about', pathOf(firstWatch)];
  const widths = [1440, 1920];
  const logos: unknown[][] = widths.map(() => []);
  const titles: unknown[][] = widths.map(() => []);
  for (const path of paths) {
    await page.goto(path);
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      const logo = await page.getByRole('banner').getByRole('link', { name: 'Coromandel Watch House' }).boundingBox();
      logos[index]?.push(logo?.x);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (!withOwnHead.includes(path)) titles[index]?.push(Math.round(title?.y ?? Number.NaN));
      expect((await page.getByRole('contentinfo').locator('.page-width').boundingBox())?.x, path).toBe(logo?.x);
    }
  }
  for (const found of [...logos, ...titles]) expect(new Set(found).size, String(found)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a button opens and closes the menu, and choosing a link closes it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: nav.label });
    const button = page.getByRole('button', { name: nav.menu });
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.getByRole('link')).toContainText([
      ...labels,
      sell.link,
      buying.title,
      guide.title,
      shortlist.title,
      legal.title,
      '+91 44 0000 0000',
    ]);
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: nav.about }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
  });

  test('Escape closes a menu and returns the focus, and a menu closes when the focus leaves it', async ({ page }) => {
    await page.goto('/about');
    for (const [name, label] of [
      [nav.chooseLanguage, nav.languages],
      [nav.menu, nav.label],
    ] as const) {
      const button = page.getByRole('button', { name });
      const menu = page.getByRole('navigation', { name: label });
      await button.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await menu.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
    }
  });

  test('in a low window the header scrolls away, and every link of a menu can be scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 150 });
    await page.goto('/about');
    for (const [button, label] of [
      [nav.menu, nav.label],
      [nav.chooseLanguage, nav.languages],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      const last = page.getByRole('navigation', { name: label }).getByRole('link').last();
      await page.mouse.move(300, 120);
      await page.mouse.wheel(0, 2000);
      await last.hover();
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
});
