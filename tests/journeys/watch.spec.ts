import type { Locator, Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { firstWatch, longestWatch, nameOf, pathOf, priceOf } from '../collection.ts';
import { setTextSize } from './page-checks.ts';
import { boxOf, expect, holdBack, noteMessages, phone, scrollByWheel, test, texts } from './visitor.ts';

// The content of the page is tested on the built site (tests/built-site/watches.test.ts).

const path = pathOf(firstWatch);
const { watch: words, questions, toast, form } = texts.en;

test('a click anywhere on a card opens its watch, and Back returns to the page before, or to the catalogue', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: firstWatch.model });
  await card.click();
  // Until the script has run, Back leads to the catalogue.
  await page.waitForURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(firstWatch));
  const back = page.getByRole('link', { name: words.back, exact: true });
  await back.click();
  await expect(page).toHaveURL('/');
  await page.goto(path);
  await back.click();
  await expect(page).toHaveURL('/catalog');
  // In a tab of its own a watch is the first page: what its Back has left is ahead.
  await page.goto('/');
  const opening = page.context().waitForEvent('page');
  await card.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  const tabBack = tab.getByRole('link', { name: words.back, exact: true });
  await tab.getByRole('region', { name: words.others }).getByRole('link').first().click();
  await expect(tab).not.toHaveURL(path);
  await tabBack.click();
  await expect(tab).toHaveURL(path);
  await tabBack.click();
  await expect(tab).toHaveURL('/catalog');
});

test('after a change of language, Back leads to the catalogue in that language', async ({ page }) => {
  await page.goto('/catalog?sort=za');
  await page.getByRole('article').filter({ hasText: firstWatch.model }).click();
  await page.waitForURL(path);
  await page.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`/de${path}`);
  await page.getByRole('link', { name: texts.de.watch.back, exact: true }).click();
  await expect(page).toHaveURL('/de/catalog');
});

test('without the Navigation API, Back returns too, but not to a part of its own page', { tag: '@release' }, async ({
  page,
  context,
}) => {
  // Safari up to 26.1 and Firefox up to 146 do not have it.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto('/');
  await page.getByRole('article').filter({ hasText: firstWatch.model }).getByRole('link').click();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
  const back = page.getByRole('link', { name: words.back, exact: true });
  const opening = context.waitForEvent('page');
  await back.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opening).toHaveURL('/catalog');
  await expect(page).toHaveURL(path);
  await back.click();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await page.evaluate(() => location.assign('#main'));
  await back.click();
  await expect(page).toHaveURL('/catalog');
});

test('a click on a picture waits for the viewer, and does not leave the page', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/client.*.js');
  await page.goto(path);
  const picture = page.getByRole('figure').getByRole('img').first();
  const { x, y } = await boxOf(picture);
  await page.mouse.click(x + 50, y + 50);
  release();
  await picture.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(path);
});

test('an inquiry is confirmed in the corner across from the buttons, stays on the page and sends nothing', async ({
  page,
}) => {
  const sent = noteMessages(page);
  await page.goto(path);
  const notices = page.getByRole('region', { name: toast.region });
  await expect(notices.getByRole('status')).toBeEmpty();
  await page.getByRole('button', { name: words.inquire }).click();
  await expect(notices.getByRole('status')).toContainText(words.inquirySentTitle);
  await expect(notices.getByRole('status')).toContainText(words.inquirySentDescription);
  const box = await boxOf(page.getByText(words.inquirySentTitle));
  // In the lower third of the window.
  expect(box.y).toBeGreaterThan(480);
  expect(box.x + box.width).toBeLessThan(640);
  await notices.getByRole('button', { name: toast.dismiss }).click();
  await expect(notices.getByRole('status')).toBeEmpty();
  await expect(page).toHaveURL(path);
  expect(sent).toEqual([]);
  await page.goto(`/ar${path}`);
  await page.getByRole('button', { name: texts.ar.watch.inquire }).click();
  expect((await boxOf(page.getByText(texts.ar.watch.inquirySentTitle))).x).toBeGreaterThan(640);
});

test('what is not known is counted, and ticked boxes become the message of the contact form', async ({ page }) => {
  await page.goto(path);
  const count = page.locator('summary').filter({ hasText: questions.title });
  await count.click();
  const boxes = page.getByRole('group').filter({ has: count }).getByRole('checkbox');
  const { caseback } = words.pictures.missingViews;
  for (const name of [caseback, questions.hold]) await boxes.and(page.getByRole('checkbox', { name })).check();
  await page.getByRole('button', { name: questions.ask }).click();
  await expect(page).toHaveURL(/\/contact\?.*#form$/);
  await expect(page.getByRole('textbox', { name: form.message })).toHaveValue(
    `${form.aboutWatch.replace('{{watch}}', `${nameOf(firstWatch)}, ${firstWatch.year}`)}
– ${questions.notPictured} ${caseback}
– ${questions.hold}
`,
  );
});

test('on a translated page arrows follow the direction of the page, not its language', async ({ page }) => {
  await page.goto(`/ar${pathOf(firstWatch)}`);
  const arrow = page.getByRole('link', { name: texts.ar.watch.back, exact: true }).locator('svg');
  const direction = await arrow.evaluate((icon) => getComputedStyle(icon).transform);
  await page.locator('html').evaluate((html) => html.setAttribute('lang', 'en'));
  await expect(arrow).toHaveCSS('transform', direction);
});

test('where a low window has no bar at the bottom, the toast leaves no room for it', async ({ page }) => {
  await page.setViewportSize({ width: 812, height: 375 });
  await page.goto(path);
  await page.getByRole('button', { name: words.inquire }).click();
  // So that the bar would be shown if the window were higher.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const message = page.getByText(words.inquirySentTitle).locator('..');
  await expect.poll(async () => 375 - (await boxOf(message)).y - (await boxOf(message)).height).toBeLessThan(40);
});

test('name, price and inquiry are beside the picture, which is not cropped', async ({ page }) => {
  await page.goto(path);
  const article = page.getByRole('article');
  const parts = [
    page.getByRole('heading', { level: 1 }),
    article.getByText(priceOf(firstWatch), { exact: true }),
    page.getByRole('button', { name: words.inquire }),
  ];
  for (const [width, height] of [
    [640, 400],
    [812, 375],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const picture = await boxOf(page.getByRole('figure').getByRole('link').first());
    for (const part of parts) {
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      expect((await boxOf(part)).x, `${width} × ${height}`).toBeGreaterThan(picture.x + picture.width);
    }
    if (width === 1920) expect(picture.width * picture.height).toBeGreaterThan((width * height) / 3);
  }
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [768, 1024],
    [phone.width, phone.height],
  ] as const) {
    await page.setViewportSize({ width, height });
    const picture = page.getByRole('figure').getByRole('img').first();
    expect(await isCut(picture), `${width} × ${height}`).toBe(false);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test('the name is on the first screen, above the picture, and a bar at the bottom inquires', async ({ page }) => {
    const release = await holdBack(page, '**/_astro/inquiry-island*.js');
    await page.goto(pathOf(longestWatch));
    const name = await boxOf(page.getByRole('heading', { level: 1 }));
    const picture = await boxOf(page.getByRole('figure').first());
    expect(name.y + name.height).toBeLessThan(picture.y);
    // Price and actions are next, after the thumbnails and the note on renderings.
    const inquire = page.getByRole('button', { name: words.inquire });
    const price = await boxOf(page.getByRole('article').getByText(priceOf(longestWatch), { exact: true }));
    expect(price.y - picture.y - picture.height).toBeLessThan(200);
    expect((await boxOf(inquire)).y - price.y).toBeLessThan(100);

    const inquireInBar = page.getByRole('button', { name: words.inquireShort, exact: true });
    // Before React its button would do nothing.
    await expect(inquireInBar).toHaveCount(0);
    release();
    const priceInBar = page.getByText(priceOf(longestWatch), { exact: true }).last();
    await expect(inquireInBar).toHaveCount(1);
    for (const part of [priceInBar, inquireInBar]) await expect(part).toBeInViewport({ ratio: 1 });
    await inquireInBar.click();
    await expect(page.getByText(words.inquirySentTitle)).toBeVisible();
    // The bar is hidden while the button in the page is in view.
    await inquire.scrollIntoViewIfNeeded();
    await expect(inquireInBar).toHaveCount(0);
    // And while the header covers half of it.
    await inquire.evaluate((button) => {
      const { top, height } = button.getBoundingClientRect();
      scrollBy(0, top + height / 2 - (document.querySelector('header')?.offsetHeight ?? 0));
    });
    await expect(inquireInBar).toHaveCount(0);
    await page.getByRole('table').first().scrollIntoViewIfNeeded();
    await expect(inquireInBar).toHaveCount(1);
  });

  test('with text twice as large, the bar takes at most a fifth of the screen, and the header names the shop', async ({
    page,
  }) => {
    await page.goto(localisePath('de', path));
    await setTextSize(page, '200%');
    const inquire = page.getByRole('button', { name: texts.de.watch.inquireShort, exact: true });
    const price = page
      .getByRole('main')
      .getByText(/\d[.,]\d{3}/)
      .last();
    for (const part of [inquire, price]) await expect(part).toBeInViewport({ ratio: 1 });
    const top = await inquire.locator('..').evaluate((bar) => bar.getBoundingClientRect().top);
    expect(phone.height - top).toBeLessThanOrEqual(phone.height / 5);
    const name = await boxOf(page.getByRole('banner').getByText('Coromandel Watch House', { exact: true }));
    expect(name.width).toBeGreaterThan(50);
  });

  test('the price in the bar is on one line in every language', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: phone.height });
    for (const locale of locales) {
      await page.goto(localisePath(locale, path));
      const inquire = page.getByRole('button', { name: texts[locale].watch.inquireShort, exact: true });
      const price = inquire.locator('..').locator('p');
      const lines = await price.evaluate(
        (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      expect.soft(Math.round(lines), locale).toBe(1);
    }
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

/** Whether a picture shows less than all of itself. */
function isCut(picture: Locator): Promise<boolean> {
  return picture.evaluate((image: HTMLImageElement) => {
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const isOfItsShape = Math.abs(image.width / image.height / ratio - 1) < 0.01;
    const frame = image.parentElement as HTMLElement;
    const isInFrame = image.width <= frame.clientWidth + 1 && image.height <= frame.clientHeight + 1;
    return !isInFrame || !(isOfItsShape || getComputedStyle(image).objectFit === 'contain');
  });
}
