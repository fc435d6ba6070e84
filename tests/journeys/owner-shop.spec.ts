import { newId } from '../shops/owner-shop.ts';
import { expect, test } from './visitor.ts';

test.use({ shopName: 'owner', contextOptions: { reducedMotion: 'reduce' } });

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

test('on a holiday, years after the build, the copyright line and the sign are right', async ({ page }) => {
  // The first of three days, which end with a Monday.
  await page.clock.setFixedTime('2096-01-14T12:00:00+05:30');
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo').getByText(/^©/)).toContainText('© 2096');
  await expect(page.getByRole('main').getByText('Closed; opens Tuesday at 10:00 AM', { exact: true })).toBeVisible();
});
