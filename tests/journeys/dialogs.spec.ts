import type { Page } from '@playwright/test';
import { firstWatch, pathOf } from '../collection.ts';
import { expect, hydrated, phone, test, texts } from './visitor.ts';

// With the scrollbars that Playwright hides: a page must not become wider when its scrollbar goes.
test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const openSheet = async (page: Page) => {
  await page.goto('/catalog');
  const { filters, moreFilters } = texts.en.catalog;
  await page.getByRole('button', { name: new RegExp(`^(${filters}|${moreFilters})$`) }).click();
};

const openViewer = async (page: Page) => {
  await page.goto(pathOf(firstWatch));
  await hydrated(page);
  await page.getByRole('figure').getByRole('link').first().click();
};

for (const [name, open, size] of [
  ['the filters, on a phone', openSheet, phone],
  ['the filters, in a wide window', openSheet, { width: 1280, height: 720 }],
  ['the viewer, in a wide window', openViewer, { width: 1280, height: 720 }],
] as const)
  test(`under an open dialog the page stands still, and is as wide as before: ${name}`, {
    tag: size === phone ? [] : '@release',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const before = await layout(page);
    // Over the backdrop, or the picture, and over the dialog's own head.
    for (const [x, y] of [
      [10, 10],
      [size.width / 2, size.height - 20],
    ] as const) {
      await page.mouse.move(x, y);
      for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 200);
    }
    for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.synthesizeScrollGesture', { x: 20, y: size.height / 2, yDistance: -300, speed: 3000 });
    expect(await layout(page)).toEqual(before);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: texts.en.gallery.close, exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await layout(page)).toEqual(before);
    // The page itself can be scrolled, so that the test can fail.
    await page.mouse.wheel(0, 200);
    await expect.poll(async () => (await layout(page)).scrolled).toBeGreaterThan(before.scrolled);
  });

test('filters and viewer reach the edge of the window, also where the page has a scrollbar', async ({ page }) => {
  for (const open of [openSheet, openViewer]) {
    await open(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const { x, width } = (await dialog.boundingBox()) ?? { x: 0, width: 0 };
    expect(x + width).toBe(1280);
  }
});

test('the language menu ends with the content of the header, beside a scrollbar too', async ({ page }) => {
  await page.setViewportSize({ width: 1700, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  const menu = await page.getByRole('navigation', { name: texts.en.nav.languages }).boundingBox();
  const content = await page.getByRole('banner').locator('.page-width').boundingBox();
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeCloseTo((content?.x ?? 0) + (content?.width ?? 0), 0);
});

/** How far the page is scrolled, and where its content begins and ends. */
function layout(page: Page) {
  return page.evaluate(() => {
    const { left, right } = document.querySelector('main')?.getBoundingClientRect() ?? {};
    return { scrolled: scrollY, left, right };
  });
}
