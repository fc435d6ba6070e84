import type { Page } from '@playwright/test';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { firstWatch, longestWatch, nameOf, pathOf, priceOf } from '../collection.ts';
import { rightToLeft, tagOf } from '../languages.ts';
import { expect, hydrated, noteMessages, phone, scrollByWheel, test, texts } from './visitor.ts';

// The content of the page is tested on the built site: tests/built-site/watches.test.ts.

const path = pathOf(firstWatch);
const { watch: words } = texts.en;

test('a click anywhere on a card opens its watch, and Back returns to the previous page', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: firstWatch.model });
  await card.click();
  // Until the script has run, Back leads to the catalogue.
  await page.waitForURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(firstWatch));
  await page.getByRole('link', { name: words.back, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a condition report links to the guide, whose examples link to watches', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: texts.en.guide.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.guide.title);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('table', { name: texts.en.watch.report.title })).toBeVisible();
});

test('Back leads to the catalogue if there is no previous page', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: words.back, exact: true }).click();
  await expect(page).toHaveURL('/catalog');
});

for (const locale of locales) {
  const tag = tagOf(locale);

  test(`an inquiry is confirmed, stays on the page and sends nothing (${locale})`, { tag }, async ({ page }) => {
    const { watch, toast } = texts[locale];
    const sent = noteMessages(page);
    await page.goto(localisePath(locale, path));
    const notices = page.getByRole('region', { name: toast.region });
    await expect(notices.getByRole('status')).toBeEmpty();
    await page.getByRole('button', { name: watch.inquire }).click();
    await expect(notices.getByRole('status')).toContainText(watch.inquirySentTitle);
    await expect(notices.getByRole('status')).toContainText(watch.inquirySentDescription);
    await notices.getByRole('button', { name: toast.dismiss }).click();
    await expect(notices.getByRole('status')).toBeEmpty();
    await expect(page).toHaveURL(localisePath(locale, path));
    expect(sent).toEqual([]);
  });
}

for (const locale of locales) {
  test(`the contact form begins with the watch that the visitor comes from (${locale})`, {
    tag: tagOf(locale),
  }, async ({ page }) => {
    const { watch, form } = texts[locale];
    await page.goto(localisePath(locale, path));
    await page.getByRole('main').getByRole('link', { name: watch.contactUs }).click();
    await expect(page.getByRole('textbox', { name: form.message })).toHaveValue(
      `${form.aboutWatch.replace('{{watch}}', `${nameOf(firstWatch)}, ${firstWatch.year}`)}\n`,
    );
  });
}

for (const [width, height] of [
  [812, 375],
  [640, 400],
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`name, price and inquiry are beside the picture in a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const picture = await page.getByRole('figure').getByRole('link').first().boundingBox();
    if (!picture) throw new Error('the picture has no box');
    const article = page.getByRole('article');
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      article.getByText(priceOf(firstWatch), { exact: true }),
      page.getByRole('button', { name: words.inquire }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect((await part.boundingBox())?.x).toBeGreaterThan(picture.x + picture.width);
    }
    if (width === 1920) expect(picture.width * picture.height).toBeGreaterThan((width * height) / 3);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test('the name is on the first screen, above the picture', async ({ page }) => {
    await page.goto(pathOf(longestWatch));
    const name = page.getByRole('heading', { level: 1 });
    const foot = page.getByRole('button', { name: words.inquireShort, exact: true }).last();
    const [nameBox, pictureBox, footBox] = [
      await name.boundingBox(),
      await page.getByRole('figure').first().boundingBox(),
      await foot.boundingBox(),
    ];
    if (!nameBox || !pictureBox || !footBox) throw new Error('a part of the page has no box');
    expect(nameBox.y + nameBox.height).toBeLessThan(pictureBox.y);
    expect(nameBox.y + nameBox.height).toBeLessThan(footBox.y);
    // Price and actions are next.
    const price = await page.getByRole('article').getByText(priceOf(longestWatch), { exact: true }).boundingBox();
    const inquire = await page.getByRole('button', { name: words.inquire }).boundingBox();
    expect((price?.y ?? Infinity) - pictureBox.y - pictureBox.height).toBeLessThan(150);
    expect((inquire?.y ?? Infinity) - (price?.y ?? 0)).toBeLessThan(100);
  });

  test('an inquiry button is visible from the first screen to the end of the report', async ({ page }) => {
    await page.goto(path);
    const report = page.getByRole('table').last();
    do await expect.poll(() => inquireButtonsInReach(page), `at ${await scrolled(page)} px`).toBeGreaterThan(0);
    while (
      (await scrollByWheel(page, 150)) &&
      (await report.boundingBox().then((box) => box && box.y + box.height > 0))
    );
  });

  test('the bar at the bottom has model and price, and inquires', async ({ page }) => {
    await page.goto(path);
    const model = page.getByText(firstWatch.model, { exact: true }).last();
    const price = page.getByText(priceOf(firstWatch), { exact: true }).last();
    const buttons = page.getByRole('button', { name: words.inquireShort, exact: true });
    const inquire = buttons.last();
    await expect(buttons).toHaveCount(1);
    for (const part of [model, price, inquire]) await expect(part).toBeInViewport({ ratio: 1 });
    const [modelBox, priceBox] = [await model.boundingBox(), await price.boundingBox()];
    expect((modelBox?.y ?? 0) + (modelBox?.height ?? 0)).toBeLessThanOrEqual(priceBox?.y ?? 0);
    await hydrated(page);
    await inquire.click();
    await expect(page.getByText(words.inquirySentTitle)).toBeVisible();
    // The bar is hidden while the button in the page is in view.
    await page.getByRole('button', { name: words.inquire }).scrollIntoViewIfNeeded();
    await expect(buttons).toHaveCount(0);
  });
});

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** The number of inquiry buttons in the window that nothing covers. */
function inquireButtonsInReach(page: Page): Promise<number> {
  return page.getByRole('button', { name: words.inquireShort }).evaluateAll((buttons) => {
    const inReach = buttons.filter((button) => {
      const { left, top, bottom, width } = button.getBoundingClientRect();
      const corners = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
      return corners.every((hit) => hit && button.contains(hit));
    });
    return inReach.length;
  });
}

for (const [width, height] of [
  [phone.width, phone.height],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`pictures are not cropped in a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const picture = page.getByRole('figure').getByRole('img').first();
    const isCut = await picture.evaluate((image: HTMLImageElement) => {
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isOfItsShape = Math.abs(image.width / image.height / ratio - 1) < 0.01;
      const frame = image.parentElement as HTMLElement;
      const isInFrame = image.width <= frame.clientWidth + 1 && image.height <= frame.clientHeight + 1;
      return !isInFrame || !(isOfItsShape || getComputedStyle(image).objectFit === 'contain');
    });
    expect(isCut).toBe(false);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport({ ratio: 1 });
  });
}

test('toasts are in the lower corner across from the buttons', async ({ page }) => {
  for (const locale of [defaultLocale, rightToLeft].filter((each) => each !== undefined)) {
    await page.goto(localisePath(locale, path));
    await page.getByRole('button', { name: texts[locale].watch.inquire }).click();
    const box = await page.getByText(texts[locale].watch.inquirySentTitle).boundingBox();
    if (!box) throw new Error('the toast has no box');
    expect(box.y).toBeGreaterThan(500);
    if (locale === rightToLeft) expect(box.x).toBeGreaterThan(640);
    else expect(box.x + box.width).toBeLessThan(640);
  }
});
