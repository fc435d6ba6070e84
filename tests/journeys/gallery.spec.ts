import type { Locator, Page } from '@playwright/test';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { slugify } from '../../src/i18n/slug.ts';
import type { View } from '../../src/pictures/views.ts';
import { pathOf, firstWatch as watch, watches } from '../collection.ts';
import { captionOf } from '../languages.ts';
import { overflow } from './barriers.ts';
import { dialogIsGone, expect, hydrated, phone, scrollByWheel, test, texts } from './visitor.ts';

// A moving picture cannot be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const path = pathOf(watch);
const { gallery } = texts.en;

/** The large picture of a view, as a link. */
const largePicture = (page: Page, view: View, locale: Locale = defaultLocale) =>
  page
    .getByRole('figure')
    .filter({ hasText: captionOf(view, locale) })
    .getByRole('link');

const smallPicture = (page: Page, view: View, locale: Locale = defaultLocale) =>
  page.getByRole('link', { name: captionOf(view, locale), exact: true });

const viewer = (page: Page) => page.getByRole('dialog', { name: `${watch.brand} ${watch.model}` });

async function openViewer(page: Page): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('figure').getByRole('link').first().click();
  await expect(viewer(page)).toBeVisible();
  return viewer(page);
}

/** The first picture of the viewer, as a button that shows its natural size. */
const shownPicture = (page: Page) =>
  viewer(page).getByRole('listitem').first().getByRole('button', { name: gallery.enlarge });

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

for (const [locale, forwards, backwards] of [
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`shows the next picture by thumbnail, by arrow keys and in the viewer, and the focus follows (${locale})`, async ({
    page,
  }) => {
    const words = texts[locale].gallery;
    const [front, side] = [largePicture(page, 'front', locale), largePicture(page, 'side', locale)];
    await page.goto(localisePath(locale, path));
    await hydrated(page);
    await smallPicture(page, 'side', locale).click();
    await expect(side).toBeInViewport({ ratio: 0.9 });
    await expect(front).not.toBeInViewport({ ratio: 0.1 });
    await expect(smallPicture(page, 'side', locale)).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(localisePath(locale, path));
    await side.focus();
    await page.keyboard.press(backwards);
    await expect(front).toBeInViewport({ ratio: 0.9 });
    await expect(front).toBeFocused();
    await page.keyboard.press(forwards);
    await expect(side).toBeFocused();
    await expect(smallPicture(page, 'front', locale)).not.toHaveAttribute('aria-current');

    await smallPicture(page, 'front', locale).click();
    await front.click();
    const caption = viewer(page).getByRole('paragraph');
    await expect(caption).toContainText('1 / 3');
    await page.keyboard.press(forwards);
    await expect(caption).toContainText(captionOf('side', locale));
    await viewer(page).getByRole('button', { name: words.previous }).click();
    await expect(caption).toContainText(captionOf('front', locale));
    await viewer(page).getByRole('button', { name: words.next }).click();
    await expect(caption).toContainText(captionOf('side', locale));
    await page.keyboard.press('Escape');
    await expect(side).toBeFocused();
    await expect(side).toBeInViewport({ ratio: 0.9 });
  });
}

test('a link with a fragment marks its picture, and the page is not wider with more pictures', async ({ page }) => {
  for (const locale of ['en', 'ar'] as const) {
    await page.goto(`${localisePath(locale, path)}#view-side`);
    await expect(largePicture(page, 'side', locale)).toBeInViewport({ ratio: 0.9 });
    await expect(smallPicture(page, 'side', locale)).toHaveAttribute('aria-current', 'true');
    await expect(largePicture(page, 'front', locale)).toHaveAttribute('tabindex', '-1');
    const slide = page.getByRole('listitem').filter({ has: page.getByRole('figure') });
    await slide.first().evaluate((element) => {
      for (let copy = 0; copy < 5; copy++) element.after(element.cloneNode(true));
    });
    expect(await overflow(page), locale).toBe(0);
  }
});

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
    await dialogIsGone(page);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

test('a press that begins on the picture and ends beside it does not close the viewer', async ({ page }) => {
  const opened = await openViewer(page);
  await shownPicture(page).hover();
  await page.mouse.down();
  await page.mouse.move(30, 300, { steps: 3 });
  await page.mouse.up();
  await expect(opened).toBeVisible();
  await page.mouse.click(30, 300);
  await dialogIsGone(page);
});

const filtered = `/catalog?brand=${slugify(watch.brand)}&brand=${slugify(watches.at(-1)?.brand ?? '')}`;
const card = (page: Page) => page.getByRole('article').filter({ hasText: watch.model });

/** Opens the viewer from a catalogue that is filtered and scrolled. */
async function openFromCatalogue(page: Page) {
  await page.setViewportSize(phone);
  await page.goto(filtered);
  await hydrated(page);
  await scrollByWheel(page, 200);
  await card(page).getByRole('link').click();
  await page.waitForURL(path);
  await hydrated(page);
  await page.getByRole('figure').getByRole('link').first().click();
  await expect(viewer(page)).toBeVisible();
}

test('Back closes the viewer, and the next one leads to the catalogue with its filters and its scroll position', async ({
  page,
}) => {
  await openFromCatalogue(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('paragraph')).toContainText(captionOf('side'));
  await page.goBack();
  await dialogIsGone(page);
  await expect(page).toHaveURL(path);
  await expect(largePicture(page, 'side')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(card(page)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
});

test('the viewer is open exactly while its entry of the history is the current one', async ({ page }) => {
  await openFromCatalogue(page);
  await page.goBack();
  await dialogIsGone(page);
  await page.goForward();
  await expect(viewer(page)).toBeVisible();
  await page.reload();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await dialogIsGone(page);
  await expect(page).toHaveURL(path);
  await page.goForward();
  await viewer(page).getByRole('button', { name: gallery.close, exact: true }).click();
  await dialogIsGone(page);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
});

test('a viewer that was closed leaves nothing to go back to', async ({ page }) => {
  await openFromCatalogue(page);
  await page.keyboard.press('Escape');
  await dialogIsGone(page);
  await page.keyboard.press('Enter');
  await viewer(page).getByRole('button', { name: gallery.close, exact: true }).click();
  await dialogIsGone(page);
  await page.getByRole('link', { name: texts.en.watch.back, exact: true }).click();
  await expect(page).toHaveURL(filtered);
});

test('a viewer that is closed while it scrolls returns to the picture that was seen last', async ({ page }) => {
  const opened = await openViewer(page);
  await page.keyboard.press('ArrowRight');
  await expect(opened.getByRole('paragraph')).toContainText(captionOf('side'));
  // Before the next frame.
  await opened.getByRole('button', { name: gallery.previous }).evaluate((button: HTMLElement) => {
    button.click();
    button.closest('dialog')?.close();
  });
  await expect(largePicture(page, 'side')).toBeFocused();
  await expect(smallPicture(page, 'side')).toHaveAttribute('aria-current', 'true');
});

test('the mouse drags a picture in its natural size, which stays, and a double click is one click', async ({
  page,
}) => {
  const { opened, picture, whole } = await openPicture(page);
  // A drag of the whole picture does nothing.
  await dragBy(page, -100, -50);
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
  await picture.dblclick();
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 800, height: 600 });
  const before = await boxOf(picture);
  await dragBy(page, -100, -50);
  const after = await boxOf(picture);
  expect([after.x - before.x, after.y - before.y]).toEqual([-100, -50]);
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 1280, height: 720 });
  await picture.dblclick();
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
  expect(await boxOf(picture)).toEqual(whole);
  await expect(opened).toBeVisible();
});

/** Opens the viewer, and waits until its picture has loaded: before that it has no size. */
async function openPicture(page: Page) {
  const opened = await openViewer(page);
  const picture = shownPicture(page);
  await expect(picture.getByRole('img')).toHaveJSProperty('complete', true);
  return { opened, picture, whole: await boxOf(picture) };
}

/** Drags with the mouse from the middle of the window. */
async function dragBy(page: Page, x: number, y: number) {
  const { width, height } = page.viewportSize() as { width: number; height: number };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + x, height / 2 + y, { steps: 5 });
  await page.mouse.up();
}

test('a press on the picture shows its natural size at that point, and the next press the whole picture', async ({
  page,
}) => {
  const { opened, picture, whole } = await openPicture(page);
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

  test('a tap shows one CSS pixel for each of the picture, a swipe the next picture, and two fingers zoom', async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('figure').getByRole('link').first().tap();
    const caption = viewer(page).getByRole('paragraph');
    await expect(caption).toContainText(captionOf('front'));
    const width = async () => (await boxOf(shownPicture(page))).width;
    expect(await width()).toBeLessThanOrEqual(phone.width);
    await shownPicture(page).tap();
    await expect.poll(width).toBe(await fileWidth(page));
    await shownPicture(page).tap();
    await expect.poll(width).toBeLessThanOrEqual(phone.width);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.synthesizeScrollGesture', { x: 330, y: 300, xDistance: -280, speed: 1500 });
    await expect(caption).toContainText(captionOf('side'));
    await client.send('Input.synthesizePinchGesture', { x: 190, y: 300, scaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.5);
  });
});
