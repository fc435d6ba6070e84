import { readFileSync, writeFileSync } from 'node:fs';
import { reservedId, soldId } from '../shops/owner-shop.ts';
import { watchesOf } from '../shops/shops.ts';
import { buildProject, writeShop } from '../shops/write-shop.ts';
import { expect, test, texts } from './visitor.ts';

/* Watches that are reserved or sold. What their pages say is read from the build (tests/built-site/owner-shop.test.ts). */

test.use({ shopName: 'owner', contextOptions: { reducedMotion: 'reduce' } });

const soldPath = `/catalog/${soldId}`;

test('catalogue and footer link to the archive, the archive to a sold watch, and the watch to the form', {
  tag: '@release',
}, async ({ page }) => {
  const { archive, watch, sell } = texts.en;
  await page.goto('/catalog');
  await page.getByRole('link', { name: archive.link }).click();
  await expect(page).toHaveURL('/archive');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: archive.title }).click();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(soldPath);
  await page.getByRole('link', { name: watch.findSimilarByForm }).click();
  await expect(page).toHaveURL('/sell?wish=find&maker=Audemars+Piguet&model=Royal+Oak&year=1972#write');
  await expect(page.getByRole('radio', { name: sell.wishes.find })).toBeChecked();
});

test('filters do not include sold watches, and a reserved watch has an inquiry button', { tag: '@release' }, async ({
  page,
}) => {
  const { catalog, watch } = texts.en;
  const listed = watchesOf('owner').filter(({ status }) => status !== 'sold');
  await page.goto('/catalog');
  await page.getByRole('button', { name: catalog.facets.brand.label }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(new Set(listed.map(({ brand }) => brand)).size);
  await page.goto(`/catalog/${reservedId}`);
  await page.getByRole('button', { name: watch.inquire }).click();
  await expect(page.getByRole('dialog', { name: watch.inquire })).toBeVisible();
});

test('a mistake in the content ends the build, and GitHub marks its line', { tag: '@release' }, async () => {
  const folder = '.cache/damaged-shop';
  await writeShop('sample', folder);
  const file = 'content/watches/iwc-mark-xi-1952.yaml';
  writeFileSync(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8').replace(/^price: .*/m, 'price: cheap'));
  expect(() => buildProject(folder, { GITHUB_ACTIONS: 'true' })).toThrow(`::error file=${file},line=`);
});
