import { localisePath } from '../../src/i18n/routes.ts';
import { newId, reservedId, soldId, twinId } from '../shops/owner-shop.ts';
import { axeViolations, overflow, smallTargets } from './barriers.ts';
import { expect, phone, test } from './visitor.ts';

test.use({ shopName: 'owner', contextOptions: { reducedMotion: 'reduce' } });

const watchPaths = [soldId, reservedId, newId, twinId].map((id) => `/catalog/${id}`);
const pages = ['/', '/catalog', ...watchPaths, '/archive', '/about', '/buying', '/legal', '/sell', '/contact'];

test("every page of an owner's shop is accessible", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of pages) {
    await page.goto(path);
    expect.soft(await axeViolations(page), path).toEqual([]);
  }
});

// German has long words.
for (const locale of ['en', 'de', 'ar'] as const)
  test(`every page of an owner's shop fits a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pages) {
      await page.goto(localisePath(locale, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await overflow(page), path).toBe(0);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  });

test("a watch's page shows photographs of any shape whole", async ({ page }) => {
  await page.goto(`/catalog/${newId}`);
  const fits = await page.locator('main figure img').evaluateAll((images) =>
    images.map((image) => ({
      photograph: `${image.getAttribute('width')} × ${image.getAttribute('height')}`,
      fit: getComputedStyle(image).objectFit,
    })),
  );
  expect(fits).toEqual([
    { photograph: '2000 × 1500', fit: 'contain' },
    { photograph: '1500 × 2000', fit: 'contain' },
  ]);
});
