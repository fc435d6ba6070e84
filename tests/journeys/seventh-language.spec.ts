import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject, writeShop } from '../shops/write-shop.ts';
import { test as base, errorPageMessages, expect, texts } from './visitor.ts';

/* A language of another script, as a developer begins it: its line in `locales.ts`, and a file of a few words. */

const project = '.cache/shops/seventh-language';

const words = {
  nav: { home: 'முகப்பு', contact: 'தொடர்பு' },
  visit: { address: 'முகவரி' },
  contact: { title: 'தொடர்பு' },
};

let log = '';

/** Writes and builds the project, before the context that needs its URL. */
async function buildInTamil(): Promise<string> {
  await writeShop('sample', project);
  const table = join(project, 'src/i18n/locales.ts');
  const line = "  ta: { name: 'தமிழ்', direction: 'ltr', intl: 'ta-IN' },\n";
  writeFileSync(table, readFileSync(table, 'utf8').replace('} as const satisfies', `${line}$&`));
  writeFileSync(join(project, 'content/locales/ta.json'), JSON.stringify(words));
  log = buildProject(project);
  return join(project, 'dist');
}

const test = base.extend({ baseURL: async ({ serve }, use) => use(await serve(await buildInTamil())) });

test.use({ allowedMessages: errorPageMessages });
test.setTimeout(600_000);

test('a seventh language shows its words, else English, and the build counts these', { tag: '@release' }, async ({
  page,
}) => {
  expect(log).toMatch(/content\/locales\/ta\.json: \d{3} words are shown in English, not translated yet/);
  expect(log).not.toContain('reads as English');
  await page.goto('/contact');
  await page.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  await page.getByRole('link', { name: 'தமிழ்' }).click();
  await expect(page).toHaveURL('/ta/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  await expect(page.getByRole('heading', { level: 1, name: words.contact.title })).toBeVisible();
  await expect(page.getByText(words.visit.address, { exact: true })).toBeVisible();
  const catalog = page.getByRole('link', { name: 'Catalog' }).first();
  await expect(catalog).toHaveAttribute('lang', 'en');
  await catalog.click();
  await expect(page).toHaveURL('/ta/catalog');
  await page.getByRole('searchbox').fill('submariner');
  await expect(page.getByRole('link', { name: /Submariner/ })).toBeVisible();
  // Hydration keeps what only the page says.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  const missing = await page.goto('/ta/nowhere');
  expect(missing?.status()).toBe(404);
});
