import type { Locator } from '@playwright/test';
import { localisePath } from '../src/i18n/paths.ts';
import { drawAll, expect, kindsOfPage, phone, test, texts } from './visitor.ts';

/** Whether the browser lays it out. */
const isRendered = (place: Locator) =>
  place.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('what is far below the first screen is laid out when it comes near', async ({ page }) => {
    await page.goto('/');
    const featured = page.getByRole('region', { name: texts.en.home.featuredTitle });
    const far = [
      featured.getByRole('article').nth(2),
      page.getByRole('heading', { name: texts.en.visit.title }),
      page.getByRole('contentinfo').getByRole('navigation'),
    ];
    for (const place of far) expect(await isRendered(place)).toBe(false);
    for (const place of far) {
      await place.scrollIntoViewIfNeeded();
      await expect.poll(() => isRendered(place)).toBe(true);
    }
  });

  test('a visitor who comes back finds the plate that was left', async ({ page }) => {
    await page.goto('/');
    const plate = page.getByRole('article').nth(2);
    await plate.getByRole('link').click();
    await expect(page).toHaveURL(/catalog/);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(plate).toBeInViewport({ ratio: 0.5 });
  });
});

// Not the catalogue: how long it is depends on how many watches the owner has.
const paths = kindsOfPage.filter(({ path, status }) => status === 200 && path !== '/catalog').map(({ path }) => path);

for (const locale of ['en', 'de', 'ar'] as const) {
  for (const path of paths) {
    test(`${localisePath(locale, path)} is about as long as it is taken to be`, async ({ page }) => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await page.goto(localisePath(locale, path));
      for (const width of [phone.width, 768, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await page.reload();
        const guessed = await height();
        await drawAll(page);
        const real = await height();
        // Half of this would do today; the rest is room for the owner's own words.
        expect(Math.abs(guessed / real - 1), `at ${width}`).toBeLessThan(0.1);
      }
    });
  }
}
