import type { Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { firstWatch, pathOf } from '../collection.ts';
import { expect, hydrated, phone, test, texts } from './visitor.ts';

// With the scrollbars that Playwright hides: a page must not become wider when its scrollbar goes.
test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

// The dialog of an inquiry, which only a shop whose forms send has, is in form-service.spec.ts.

const openSheet = async (page: Page) => {
  await page.goto('/catalog');
  await page.getByRole('button', { name: /^(Filters|More filters)$/ }).click();
};

const openViewer = async (page: Page) => {
  await page.goto(pathOf(firstWatch));
  await hydrated(page);
  await page.getByRole('figure').getByRole('link').first().click();
};

for (const [name, open, size] of [
  ['the filters, on a phone', openSheet, phone],
  ['the filters, in a wide window', openSheet, { width: 1280, height: 720 }],
  ['the viewer, on a phone', openViewer, phone],
  ['the viewer, in a wide window', openViewer, { width: 1280, height: 720 }],
] as const)
  test(`under an open dialog the page stands still, and is as wide as before: ${name}`, async ({ page }) => {
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

test('the space of the page’s scrollbar beside the viewer has its ground', async ({ page }) => {
  await openViewer(page);
  const ground = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  await expect(page.locator(':root')).toHaveCSS('background-color', ground);
  await page.keyboard.press('Escape');
  await expect(page.locator(':root')).not.toHaveCSS('background-color', ground);
});

/** How far the page is scrolled, and how wide its content is. */
function layout(page: Page) {
  return page.evaluate(() => ({ scrolled: scrollY, width: document.body.clientWidth }));
}
