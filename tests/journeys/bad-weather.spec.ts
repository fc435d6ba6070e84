import { mapOrigin } from '../../src/features/visit/map-origin.ts';
import { firstWatch, pathOf, shop } from '../collection.ts';
import { expect, phone, test, texts } from './visitor.ts';

const { signup, watch } = texts.en;

test.describe('if requests fail', { tag: '@release' }, () => {
  // The browser logs each failed request.
  test.use({ allowedMessages: /^Failed to load resource/ });

  test('without pictures the cards do not move, and show alternative texts', async ({ page }) => {
    await page.goto('/catalog');
    const whole = await page.getByRole('article').first().boundingBox();
    await page.route('**/images/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('img', { name: firstWatch.words.en.alt })).toBeVisible();
    await expect.poll(() => page.getByRole('article').first().boundingBox()).toEqual(whole);
  });
});

test('the map is requested once', { tag: '@release' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().startsWith(mapOrigin) && requests.push(request.method()));
  await page.goto('/contact');
  const map = page.getByTitle(new RegExp(shop.address.street));
  await map.scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').locator('body')).toBeAttached();
  expect(requests).toEqual(['GET']);
});

test.describe('if the scripts of islands fail to load', { tag: '@release' }, () => {
  // The browser logs each failed request, Astro each island that could not be hydrated.
  test.use({ allowedMessages: /^Failed to load resource|\[astro-island\]/ });
  test.beforeEach(({ page }) => page.route('**/_astro/*-island.*', (route) => route.abort()));

  test('phone and email replace the form', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(signup.withoutScript)).toBeVisible();
    await expect(page.getByRole('form')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: shop.email })).toHaveCount(2);
  });

  test("phone and email replace the form even if the page's own script fails too", async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/contact');
    await expect(page.getByText(signup.withoutScript)).toBeVisible();
    await expect(page.getByRole('form')).toBeHidden();
  });

  test('the catalogue shows its watches, and no controls', async ({ page }) => {
    await page.goto('/catalog');
    await expect(page.getByRole('button', { name: texts.en.catalog.facets.brand.label })).toBeHidden();
    await expect(page.getByRole('article').filter({ hasText: firstWatch.model })).toBeVisible();
  });

  test('a click on a picture opens its file', async ({ page }) => {
    // The file has no view transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathOf(firstWatch));
    await page.getByRole('figure').getByRole('link').first().click();
    await expect(page).toHaveURL(/\.avif$/);
  });

  test("a watch's page links to the contact page and WhatsApp, and has no inquiry button", async ({ page }) => {
    await page.goto(pathOf(firstWatch));
    await expect(page.getByRole('button', { name: watch.inquire })).toBeHidden();
    for (const name of [watch.contactUs, watch.whatsapp])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  });
});

test.describe('if the script of one island fails to load', { tag: '@release' }, () => {
  test.use({ allowedMessages: /^Failed to load resource|\[astro-island\]/ });

  test('the others keep their controls', async ({ page }) => {
    await page.route('**/_astro/gallery-island.*', (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('[astro-island]'));
    await page.goto(pathOf(firstWatch));
    await failed;
    await page.getByRole('button', { name: watch.inquire }).click();
    await expect(
      page.getByRole('region', { name: texts.en.toast.region }).getByText(watch.inquirySentTitle),
    ).toBeVisible();
  });
});

test('on a phone the home page does not fetch React before the form is close', { tag: '@release' }, async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/react.') && fetched.push(request.url()));
  await page.setViewportSize(phone);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: signup.submit }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});
