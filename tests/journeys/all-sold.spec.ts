import { watches } from '../collection.ts';
import { axeViolations } from './barriers.ts';
import { expect, test, texts } from './visitor.ts';

test.use({ shopName: 'rare', contextOptions: { reducedMotion: 'reduce' } });

const title = 'if every watch is sold, the catalogue says so and links to the archive, and other pages work';

test(title, { tag: '@release' }, async ({ page }) => {
  const { catalog, archive, home, guide } = texts.en;
  // A shared link with a filter may still be used. It must not hide the page.
  await page.goto('/catalog?brand=omega');
  expect(await page.getByRole('main').getByText(catalog.noneForSale).isVisible()).toBe(true);
  await page.goto('/catalog');
  await expect(page.getByRole('main').getByText(catalog.noneForSale)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: archive.link }).click();
  await expect(page.getByRole('article')).toHaveCount(watches.length);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: home.featuredTitle })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1, name: guide.title })).toBeVisible();
});
