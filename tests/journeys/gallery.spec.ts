import type { Locator, Page } from '@playwright/test';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { slugify } from '../../src/i18n/slug.ts';
import type { View } from '../../src/pictures/views.ts';
import { pathOf, firstWatch as watch, watches } from '../collection.ts';
import { captionOf } from '../languages.ts';
import { overflow } from './barriers.ts';
import { boxOf, dialogIsGone, expect, holdBack, hydrated, phone, scrollByWheel, test, texts } from './visitor.ts';

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

test('thumbnails are on the first screen, above the bar of a phone, below long and high words', {
  tag: '@release',
}, async ({ page }) => {
  for (const locale of ['de', 'ar'] as const)
    for (const [width, height] of [
      [393, 852],
      [820, 1180],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(localisePath(locale, path));
      await hydrated(page);
      const thumbnail = await boxOf(smallPicture(page, 'side', locale));
      const inBar = page.getByRole('button', { name: texts[locale].watch.inquireShort, exact: true });
      const bottom = (await inBar.isVisible()) ? (await boxOf(inBar)).y : height;
      expect(thumbnail.y + thumbnail.height, `${locale}, ${width} pixels`).toBeLessThanOrEqual(bottom);
    }
});

test('a picture that leaves room for its thumbnails is in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(path);
  const picture = await boxOf(page.getByRole('figure').getByRole('img').first());
  expect(picture.x * 2 + picture.width).toBeCloseTo(390, 0);
});

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

test('before hydration the third picture is shown to a visitor who turns to it', async ({ page }) => {
  await holdBack(page, '**/_astro/*-island.*');
  await page.goto(path);
  const third = page.getByRole('figure').nth(2).getByRole('img');
  await expect(third).toBeHidden();
  await page.getByRole('figure').first().hover();
  await page.mouse.wheel(3000, 0);
  await expect(third).toBeInViewport({ ratio: 0.5 });
});

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

test('the viewer is open exactly while its entry of the history is the current one', async ({ page }) => {
  await openFromCatalogue(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('paragraph')).toContainText(captionOf('side'));
  await page.goBack();
  await dialogIsGone(page);
  await expect(largePicture(page, 'side')).toBeFocused();
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

test('the mouse drags a picture in its natural size, which stays, and a double click shows it', async ({ page }) => {
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
  expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([-100, -50]);
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 1280, height: 720 });
  await picture.dblclick();
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
  expect(await boxOf(picture)).toEqual(whole);
  await expect(opened).toBeVisible();
});

test('a mouse that is let go of outside the window does not hold the picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { picture } = await openPicture(page);
  await picture.click();
  await page.evaluate(() => addEventListener('pointerup', (event) => event.stopImmediatePropagation(), true));
  await dragBy(page, -20, -20);
  await expect(picture).toHaveCSS('transition-duration', '0s');
  await page.mouse.move(600, 300);
  await expect(picture).not.toHaveCSS('transition-duration', '0s');
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

test('two presses on the picture show its natural size at that point, and the next the whole picture', async ({
  page,
}) => {
  const { opened, picture, whole } = await openPicture(page);
  const { height: windowHeight, width: windowWidth } = page.viewportSize() as { width: number; height: number };
  expect(whole.height).toBeLessThan(windowHeight);
  await expect(opened.getByRole('button', { name: gallery.close, exact: true })).toBeInViewport({ ratio: 1 });

  // A point between the middle and the lower right corner.
  for (const _press of [1, 2]) {
    await page.mouse.click(whole.x + 0.7 * whole.width, whole.y + 0.7 * whole.height);
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
  }
  const natural = await boxOf(picture);
  const width = await fileWidth(page);
  expect(natural.width).toBeCloseTo(width, 0);
  await expect(picture.getByRole('img')).toHaveJSProperty('naturalWidth', width);
  expect(natural.y + 0.7 * natural.height).toBeCloseTo(whole.y + 0.7 * whole.height, -1);
  // Its edges are outside of the window as far as it is wider.
  expect(natural.x).toBeLessThanOrEqual(Math.max(0, (windowWidth - natural.width) / 2) + 1);

  // Arrow keys move it, and turn to no other picture.
  for (const [key, axis, by] of [
    ['ArrowUp', 'y', 80],
    ['ArrowLeft', 'x', 80],
    ['ArrowDown', 'y', -80],
    ['ArrowRight', 'x', -80],
  ] as const) {
    const before = (await boxOf(picture))[axis];
    await page.keyboard.press(key);
    await expect.poll(async () => (await boxOf(picture))[axis] - before).toBeCloseTo(by, 0);
  }
  await page.keyboard.press('Enter');
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
  expect(await boxOf(picture)).toEqual(whole);
});

test('a wheel moves an enlarged picture, and with Ctrl, as two fingers on a touchpad, changes its size', async ({
  page,
}) => {
  const { picture } = await openPicture(page);
  await picture.click();
  await picture.click();
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  // Smaller, so that it can move in both directions.
  await page.setViewportSize({ width: 600, height: 500 });
  await page.mouse.move(300, 250);
  for (const [x, y] of [
    [40, 30],
    [-40, -30],
  ] as const) {
    const before = await boxOf(picture);
    await page.mouse.wheel(x, y);
    const moved = async () => {
      const now = await boxOf(picture);
      return [Math.round(now.x - before.x), Math.round(now.y - before.y)];
    };
    await expect.poll(moved).toEqual([-x, -y]);
  }
  const { width } = await boxOf(picture);
  const growth = async () => (await boxOf(picture)).width / width;
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 20);
  await expect.poll(growth).toBeCloseTo(Math.exp(-0.2), 2);
  await page.mouse.wheel(0, -20);
  await expect.poll(growth).toBeCloseTo(1, 2);
  await page.keyboard.up('Control');
});

test.describe('with keys that are the browser’s', () => {
  // The tab of a picture asks for an icon at the usual place.
  test.use({ allowedMessages: /Failed to load resource/ });

  test("a click with Ctrl opens a picture in a tab of its own, and arrows with Alt or Ctrl stay the browser's", async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await hydrated(page);
    for (const link of [largePicture(page, 'front'), smallPicture(page, 'side')]) {
      const opening = context.waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      await (await opening).close();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await largePicture(page, 'front').focus();
    for (const key of ['Alt+ArrowRight', 'Control+ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(largePicture(page, 'side')).toBeFocused();
  });
});

test.describe('without a connection', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('a viewer that cannot be loaded leaves the picture itself, and Back leads to the watch', async ({ page }) => {
    await page.route('**/_astro/viewer.*.js', (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('figure').getByRole('link').first().click();
    await page.waitForURL(/\.avif$/);
    await page.goBack();
    await expect(page).toHaveURL(path);
  });

  test('a press stays on the page and says why', async ({ page, context }) => {
    await page.goto(path);
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole('figure').getByRole('link').first().click();
    await expect(page.getByRole('status').getByText(gallery.offline)).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => history.state)).not.toBe('viewer');
  });
});

test('a picture shows that its viewer is coming, and several presses open it once', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/viewer.*.js');
  await page.goto(path);
  await hydrated(page);
  const before = await page.evaluate(() => history.length);
  const picture = page.getByRole('figure').getByRole('link').first();
  for (let press = 0; press < 3; press++) await picture.click();
  await expect(picture).toHaveAttribute('aria-busy', 'true');
  await expect(picture.getByRole('img')).toHaveCSS('opacity', '0.5');
  release();
  await expect(viewer(page)).toBeVisible();
  await expect(picture).not.toHaveAttribute('aria-busy');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 393, height: 852 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

  /** Opens the viewer with a finger, and returns a function that moves fingers over the window and lifts them. */
  async function openWithFinger(page: Page, locale: Locale = defaultLocale) {
    await page.goto(localisePath(locale, path));
    await hydrated(page);
    await page.getByRole('figure').getByRole('link').first().tap();
    await expect(page.getByRole('dialog').getByRole('paragraph')).toContainText(captionOf('front', locale));
    const client = await page.context().newCDPSession(page);
    return async (moves: { x: number; y: number }[][]) => {
      for (const [index, touchPoints] of moves.entries())
        await client.send('Input.dispatchTouchEvent', { type: index === 0 ? 'touchStart' : 'touchMove', touchPoints });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
  }

  const widthOf = async (page: Page) =>
    (await boxOf(page.getByRole('dialog').getByRole('listitem').first().getByRole('button'))).width;

  test('two taps show one CSS pixel for each of the picture, and a third the whole picture', async ({ page }) => {
    await openWithFinger(page);
    const width = () => widthOf(page).then(Math.round);
    expect(await width()).toBeLessThanOrEqual(393);
    await shownPicture(page).tap();
    await shownPicture(page).tap();
    await expect.poll(width).toBe(await fileWidth(page));
    // Elsewhere: at the same point it would be a triple tap.
    await page.touchscreen.tap(100, 250);
    await expect.poll(width).toBeLessThanOrEqual(393);
  });

  test('two fingers enlarge the picture between them, one finger moves it, and the controls stay', async ({ page }) => {
    const touch = await openWithFinger(page);
    const picture = shownPicture(page);
    const before = await boxOf(picture);
    // Three times as far apart, around a point.
    const [x, y] = [150, 350];
    await touch(
      [30, 40, 60, 75, 90].map((apart) => [
        { x: x - apart, y },
        { x: x + apart, y },
      ]),
    );
    await expect.poll(async () => (await boxOf(picture)).width / before.width).toBeCloseTo(3, 1);
    const pinched = await boxOf(picture);
    expect((x - pinched.x) / pinched.width).toBeCloseTo((x - before.x) / before.width, 1);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    const controls = [gallery.close, gallery.previous, gallery.next].map((name) =>
      viewer(page).getByRole('button', { name, exact: true }),
    );
    for (const control of [...controls, viewer(page).getByText('1 / 3')])
      await expect(control).toBeInViewport({ ratio: 1 });

    await touch([0, 20, 40, 60].map((by) => [{ x: 200 - by, y: 400 - by }]));
    await expect.poll(async () => (await boxOf(picture)).x).toBeLessThan(pinched.x - 50);
    await expect(viewer(page).getByRole('paragraph')).toContainText(captionOf('front'));
    await touch(
      [90, 60, 30, 20].map((apart) => [
        { x: x - apart, y },
        { x: x + apart, y },
      ]),
    );
    await expect.poll(() => boxOf(picture)).toEqual(before);
  });

  test('a pull down closes the viewer, and a short one does not', async ({ page }) => {
    const touch = await openWithFinger(page);
    const before = await boxOf(shownPicture(page));
    await touch([0, 20, 40, 60].map((by) => [{ x: 200, y: 300 + by }]));
    await expect.poll(() => boxOf(shownPicture(page))).toEqual(before);
    await touch([0, 40, 80, 160].map((by) => [{ x: 200, y: 300 + by }]));
    await dialogIsGone(page);
    await expect(page).toHaveURL(path);
  });

  for (const [locale, from, to] of [
    ['en', 330, 50],
    ['ar', 50, 330],
  ] as const)
    test(`a swipe shows the next picture (${locale})`, async ({ page }) => {
      const touch = await openWithFinger(page, locale);
      await touch([0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => [{ x: from + (to - from) * part, y: 300 }]));
      await expect(page.getByRole('dialog').getByRole('paragraph')).toContainText(captionOf('side', locale));
    });
});
