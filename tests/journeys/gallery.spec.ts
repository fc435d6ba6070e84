import type { Locator, Page } from '@playwright/test';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { firstWatch, pathOf, viewsOf, watchWithViews } from '../collection.ts';
import { captionOf, rightToLeft } from '../languages.ts';
import { overflow } from './barriers.ts';
import { expect, hydrated, phone, test, texts } from './visitor.ts';

// A moving picture cannot be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const watch = watchWithViews ?? firstWatch;
const [, second = 'front'] = viewsOf(watch);
const path = pathOf(watch);
const { gallery } = texts.en;

/** The large picture of a view, as a link. */
const largePicture = (page: Page, view: typeof second, locale: Locale = defaultLocale) =>
  page
    .getByRole('figure')
    .filter({ hasText: captionOf(watch, view, locale) })
    .getByRole('link');

const smallPicture = (page: Page, view: typeof second, locale: Locale = defaultLocale) =>
  page.getByRole('link', { name: captionOf(watch, view, locale), exact: true });

const viewer = (page: Page) => page.getByRole('dialog', { name: `${watch.brand} ${watch.model}` });

async function openViewer(page: Page): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('figure').getByRole('link').first().click();
  await expect(viewer(page)).toBeVisible();
  return viewer(page);
}

/** The picture of the viewer, as a button that shows its natural size. */
const shownPicture = (page: Page, view = viewsOf(watch)[0] ?? 'front') =>
  viewer(page).getByRole('listitem').nth(viewsOf(watch).indexOf(view)).getByRole('button', { name: gallery.enlarge });

/** The width of the picture's file, from its name. */
async function fileWidth(page: Page): Promise<number> {
  const href = await page.getByRole('figure').getByRole('link').first().getAttribute('href');
  return Number(href?.match(/\.(\d+)\.avif$/)?.[1]);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no box');
  return box;
}

test.describe('a watch with several pictures', () => {
  test.skip(!watchWithViews, 'every watch has one picture');

  for (const [locale, forwards, backwards] of [
    [defaultLocale, 'ArrowRight', 'ArrowLeft'],
    [rightToLeft, 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    if (!locale) continue;

    test(`shows the next picture by thumbnail and arrow keys, and does not get wider with more pictures (${locale})`, async ({
      page,
    }) => {
      await page.goto(localisePath(locale, path));
      await hydrated(page);
      await smallPicture(page, second, locale).click();
      await expect(largePicture(page, second, locale)).toBeInViewport({ ratio: 0.9 });
      await expect(largePicture(page, 'front', locale)).not.toBeInViewport({ ratio: 0.1 });
      await expect(smallPicture(page, second, locale)).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveURL(localisePath(locale, path));
      await largePicture(page, second, locale).focus();
      await page.keyboard.press(backwards);
      await expect(largePicture(page, 'front', locale)).toBeInViewport({ ratio: 0.9 });
      await expect(largePicture(page, 'front', locale)).toBeFocused();
      await page.keyboard.press(forwards);
      await expect(largePicture(page, second, locale)).toBeFocused();
      await expect(smallPicture(page, 'front', locale)).not.toHaveAttribute('aria-current');
      await addPictures(page, 5);
      expect(await overflow(page)).toBe(0);
    });
  }

  test('marks the picture that a link with a fragment shows', async ({ page }) => {
    await page.goto(`${path}#view-${second}`);
    await expect(largePicture(page, second)).toBeInViewport({ ratio: 0.9 });
    await expect(smallPicture(page, second)).toHaveAttribute('aria-current', 'true');
    await expect(largePicture(page, 'front')).toHaveAttribute('tabindex', '-1');
  });

  for (const [locale, forwards] of [
    [defaultLocale, 'ArrowRight'],
    [rightToLeft, 'ArrowLeft'],
  ] as const) {
    if (!locale) continue;

    test(`shows the next picture in the viewer, and returns the focus to the last one shown (${locale})`, async ({
      page,
    }) => {
      const words = texts[locale].gallery;
      await page.goto(localisePath(locale, path));
      await hydrated(page);
      await largePicture(page, 'front', locale).click();
      const caption = viewer(page).getByRole('paragraph');
      await expect(caption).toContainText(`1 / ${viewsOf(watch).length}`);
      await page.keyboard.press(forwards);
      await expect(caption).toContainText(captionOf(watch, second, locale));
      await viewer(page).getByRole('button', { name: words.previous }).click();
      await expect(caption).toContainText(captionOf(watch, 'front', locale));
      await viewer(page).getByRole('button', { name: words.next }).click();
      await expect(caption).toContainText(captionOf(watch, second, locale));
      await page.keyboard.press('Escape');
      await expect(largePicture(page, second, locale)).toBeFocused();
      await expect(largePicture(page, second, locale)).toBeInViewport({ ratio: 0.9 });
    });
  }
});

/** Adds pictures to the gallery, because the shop's watches may have few. */
function addPictures(page: Page, count: number) {
  const slide = page.getByRole('listitem').filter({ has: page.getByRole('figure') });
  return slide.first().evaluate((element, copies) => {
    for (let copy = 0; copy < copies; copy++) element.after(element.cloneNode(true));
  }, count);
}

test('Escape, the button and a press beside the picture close the viewer, and the focus returns', async ({ page }) => {
  const opened = await openViewer(page);
  const link = page.getByRole('figure').getByRole('link').first();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => opened.getByRole('button', { name: gallery.close, exact: true }).click(),
    () => page.mouse.click(30, 300),
  ]) {
    await expect(opened).toBeVisible();
    await close();
    await expect(opened).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

test('Back leads from the viewer to the previous page', async ({ page }) => {
  await page.goto('/catalog');
  await page.getByRole('article').filter({ hasText: watch.model }).getByRole('link').click();
  await page.waitForURL(path);
  await hydrated(page);
  await page.getByRole('figure').getByRole('link').first().click();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/catalog');
});

test('a press on the picture shows its natural size at that point, and the next press the whole picture', async ({
  page,
}) => {
  const opened = await openViewer(page);
  const picture = shownPicture(page);
  const whole = await boxOf(picture);
  const { height: windowHeight, width: windowWidth } = page.viewportSize() as { width: number; height: number };
  expect(whole.height).toBeLessThan(windowHeight);
  await expect(opened.getByRole('button', { name: gallery.close, exact: true })).toBeInViewport({ ratio: 1 });

  // A point between the middle and the lower right corner.
  await page.mouse.click(whole.x + 0.7 * whole.width, whole.y + 0.7 * whole.height);
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  const natural = await boxOf(picture);
  expect(natural.width).toBe(await fileWidth(page));
  await expect(picture.getByRole('img')).toHaveJSProperty('naturalWidth', natural.width);
  const foot = await boxOf(opened.getByRole('paragraph').locator('..'));
  expect(natural.y + 0.7 * natural.height).toBeCloseTo(foot.y / 2, -1);
  // It is scrolled sideways only as far as it is wider than the window.
  expect(natural.x).toBeLessThanOrEqual(Math.max(0, (windowWidth - natural.width) / 2) + 1);

  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await boxOf(picture)).y).toBeGreaterThan(natural.y);
  await page.keyboard.press('Enter');
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
  expect(await boxOf(picture)).toEqual(whole);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

  test('a tap shows the natural size: one CSS pixel for each of the picture', async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('figure').getByRole('link').first().tap();
    await expect(viewer(page)).toBeVisible();
    expect((await boxOf(shownPicture(page))).width).toBeLessThanOrEqual(phone.width);
    await shownPicture(page).tap();
    await expect.poll(async () => (await boxOf(shownPicture(page))).width).toBe(await fileWidth(page));
    await shownPicture(page).tap();
    await expect.poll(async () => (await boxOf(shownPicture(page))).width).toBeLessThanOrEqual(phone.width);
  });

  test('a swipe shows the next picture, and two fingers zoom as anywhere', async ({ page }) => {
    test.skip(!watchWithViews, 'every watch has one picture');
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('figure').getByRole('link').first().tap();
    await expect(viewer(page).getByRole('paragraph')).toContainText(captionOf(watch, 'front'));
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...x: number[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x.map((x, id) => ({ x, y: 300, id })) });
    await touch('touchStart', 300);
    for (const x of [250, 200, 150, 100, 50]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(viewer(page).getByRole('paragraph')).toContainText(captionOf(watch, second));
    await client.send('Input.synthesizePinchGesture', { x: 190, y: 300, scaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.5);
  });
});
