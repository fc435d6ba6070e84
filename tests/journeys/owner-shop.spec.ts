import { newId } from '../shops/owner-shop.ts';
import { expect, test, texts } from './visitor.ts';

test.use({ shopName: 'owner', contextOptions: { reducedMotion: 'reduce' } });

test('the form for selling sends, has the wish of the link above it, and keeps what was typed', async ({ page }) => {
  const { sell, form } = texts.en;
  await page.goto('/sell');
  await page.getByRole('link', { name: 'Find a watch', exact: true }).click();
  await expect(page.getByRole('radio', { name: sell.wishes.find })).toBeChecked();
  await page.getByRole('textbox', { name: form.name }).fill('Asha');
  await expect(page.getByRole('button', { name: sell.upload.choose })).toBeHidden();
  // The browser stops at the first field that is required and empty.
  await page.getByRole('button', { name: sell.submit }).click();
  await expect(page.getByRole('textbox', { name: form.email })).toBeFocused();
  await page.goto('/about');
  await page.goto('/sell#write');
  await expect(page.getByRole('textbox', { name: form.name })).toHaveValue('Asha');
  await expect(page.getByRole('radio', { name: sell.wishes.find })).toBeChecked();
  await expect(page.getByRole('main').getByRole('link', { name: sell.whatsapp })).toHaveCount(0);
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

test('in a later year than that of the build, the copyright line and the sign are right, also on holidays', async ({
  page,
}) => {
  for (const [time, sign] of [
    ['2031-01-01T19:00:00+05:30', 'Closed; opens Thursday at 10:00 AM'],
    // The first of three holidays, which end with a Monday.
    ['2096-01-14T12:00:00+05:30', 'Closed; opens Tuesday at 10:00 AM'],
    // A day that ends at one.
    ['2096-02-06T12:00:00+05:30', 'Open until 1:00 PM'],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto('/contact');
    await expect(page.getByRole('contentinfo').getByText(/^©/)).toContainText(`© ${time.slice(0, 4)}`);
    await expect(page.getByRole('main').getByText(sign, { exact: true })).toBeVisible();
  }
});
