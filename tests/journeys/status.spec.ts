import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { reservedId, soldId } from '../shops/owner-shop.ts';
import { distOf, watchesOf } from '../shops/shops.ts';
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

test('a picture that cannot be decoded ends the build with its name, and the old site stays', {
  tag: '@release',
}, async () => {
  // A copy, because others visit that shop.
  const folder = '.cache/damaged-shop';
  await writeShop('sample', folder);
  cpSync(distOf('sample'), `${folder}/dist`, { recursive: true });
  const picture = 'pictures/renderings/iwc-mark-xi-1952.jpg';
  const bytes = readFileSync(`${folder}/${picture}`);
  const before = readFileSync(`${folder}/dist/index.html`, 'utf8');
  writeFileSync(`${folder}/${picture}`, bytes.subarray(0, 0.6 * bytes.length));
  // GitHub shows an annotation of the file.
  expect(() => buildProject(folder, { GITHUB_ACTIONS: 'true' })).toThrow(`::error file=${picture}::`);
  expect(readFileSync(`${folder}/dist/index.html`, 'utf8')).toBe(before);
  expect(existsSync(`${folder}/dist/server.json`)).toBe(true);
});
