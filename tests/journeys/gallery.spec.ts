import type { Locator, Page } from '@playwright/test';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { firstWatch, pathOf, viewsOf, watchWithViews } from '../collection.ts';
import { captionOf, rightToLeft } from '../languages.ts';
import { overflow } from './barriers.ts';
import { expect, phone, test, texts } from './visitor.ts';

// A moving picture cannot be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const watch = watchWithViews ?? firstWatch;
const [, second = 'front'] = viewsOf(watch);
const path = pathOf(watch);
const { gallery } = texts.en.watch;

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
  await page.getByRole('figure').getByRole('link').first().click();
  await expect(viewer(page).getByRole('button', { name: gallery.zoomOut })).toHaveAttribute('aria-disabled', 'true');
  return viewer(page);
}

/** The width of the shown picture in screen pixels. */
function shownWidth(page: Page): Promise<number> {
  return viewer(page)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const { naturalWidth, naturalHeight } = image;
      return Math.min(width, (height * naturalWidth) / naturalHeight) * devicePixelRatio;
    });
}

/** The width of the picture's largest file, from its name. */
async function largestWidth(page: Page): Promise<number> {
  const href = await page.getByRole('figure').getByRole('link').first().getAttribute('href');
  return Number(href?.match(/\.(\d+)\.avif$/)?.[1]);
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
      await smallPicture(page, second, locale).click();
      await expect(largePicture(page, second, locale)).toBeInViewport({ ratio: 0.9 });
      await expect(largePicture(page, 'front', locale)).not.toBeInViewport({ ratio: 0.1 });
      await expect(smallPicture(page, second, locale)).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveURL(localisePath(locale, path));
      await page.keyboard.press(backwards);
      await expect(largePicture(page, 'front', locale)).toBeInViewport({ ratio: 0.9 });
      await expect(smallPicture(page, 'front', locale)).toBeFocused();
      await largePicture(page, 'front', locale).focus();
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
    await expect(largePicture(page, second)).toHaveAttribute('tabindex', '0');
  });

  test('shows the next picture in the viewer, and returns the focus to the last one shown', async ({ page }) => {
    const opened = await openViewer(page);
    await page.keyboard.press('ArrowRight');
    await expect(opened.getByText(captionOf(watch, second))).toBeVisible();
    await opened.getByRole('button', { name: gallery.previous }).click();
    await expect(opened.getByText(captionOf(watch, 'front'))).toBeVisible();
    await swipe(page, -200);
    await expect(opened.getByText(captionOf(watch, second))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(largePicture(page, second)).toBeFocused();
    await expect(largePicture(page, second)).toBeInViewport({ ratio: 0.9 });
  });
});

/** Adds pictures to the gallery, because the shop's watches may have few. */
function addPictures(page: Page, count: number) {
  const slide = page.getByRole('listitem').filter({ has: page.getByRole('figure') });
  return slide.first().evaluate((element, copies) => {
    for (let copy = 0; copy < copies; copy++) element.after(element.cloneNode(true));
  }, count);
}

/** Swipes the picture in the viewer. */
async function swipe(page: Page, by: number) {
  await page.mouse.move(700, 300);
  await page.mouse.down();
  await page.mouse.move(700 + by, 310, { steps: 4 });
  await page.mouse.up();
}

test('Escape and the button close the viewer, the focus returns, and Back then leads to the catalogue', async ({
  page,
}) => {
  await page.goto('/catalog');
  await page.getByRole('article').filter({ hasText: watch.model }).getByRole('link').click();
  // Without its script, a click opens the picture's file.
  await page.waitForURL(path);
  const link = page.getByRole('figure').getByRole('link').first();
  const opened = viewer(page);
  await link.click();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => opened.getByRole('button', { name: gallery.close }).click(),
  ]) {
    await expect(opened).toBeVisible();
    await close();
    await expect(opened).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await page.getByRole('link', { name: texts.en.watch.back, exact: true }).click();
  await expect(page).toHaveURL('/catalog');
});

test("keys, wheel and double click enlarge up to the picture's resolution, and a drag moves it", async ({ page }) => {
  const opened = await openViewer(page);
  const largest = await largestWidth(page);
  const whole = await shownWidth(page);
  const zoomIn = opened.getByRole('button', { name: gallery.zoomIn });
  for (let press = 0; press < 8; press++) await page.keyboard.press('+');
  await expect.poll(() => shownWidth(page)).toBeCloseTo(Math.max(largest, whole), 0);
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await expect(opened.getByRole('img')).toHaveJSProperty('naturalWidth', largest);
  await opened.getByRole('button', { name: gallery.zoomOut }).click();
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'false');
  for (let press = 0; press < 8; press++) await page.keyboard.press('-');
  await expect.poll(() => shownWidth(page)).toBeCloseTo(whole, 0);
  const left = () => opened.getByRole('img').evaluate((image) => image.getBoundingClientRect().left);
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(whole * 1.5);
  await page.mouse.dblclick(700, 300);
  await expect.poll(() => shownWidth(page)).toBeCloseTo(whole, 0);
  await page.mouse.dblclick(700, 300);
  await expect.poll(() => shownWidth(page)).toBeCloseTo(Math.max(whole, largest), 0);
  const before = await left();
  await page.mouse.down();
  await page.mouse.move(740, 300, { steps: 3 });
  await page.mouse.up();
  await expect.poll(left).toBeCloseTo(before + 40, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBeGreaterThan(before + 41);
});

/** The `touch-action` of an element and its ancestors. */
function touchActions(element: Locator): Promise<string[]> {
  return element.evaluate((figure) => {
    const actions: string[] = [];
    for (let at: Element | null = figure; at; at = at.parentElement) actions.push(getComputedStyle(at).touchAction);
    return [...new Set(actions)];
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a pinch enlarges the picture in the viewer, but not in the page, and a double tap shows it whole', async ({
    page,
  }) => {
    await page.goto(path);
    expect(await touchActions(page.getByRole('figure').first())).toEqual(['auto']);
    await page.getByRole('figure').getByRole('link').first().tap();
    await expect(viewer(page)).toBeVisible();
    const whole = await shownWidth(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...x: number[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x.map((x, id) => ({ x, y: 300, id })) });
    await touch('touchStart', 160, 220);
    for (const spread of [40, 60, 80]) await touch('touchMove', 190 - spread, 190 + spread);
    await touch('touchEnd');
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(whole * 1.5);
    // On a busy machine the taps may be too slow for a double tap.
    await expect(async () => {
      await page.touchscreen.tap(180, 300);
      await page.touchscreen.tap(180, 300);
      await expect.poll(() => shownWidth(page), { timeout: 2000 }).toBeCloseTo(whole, 0);
    }).toPass();
  });
});
