import type { Page } from '@playwright/test';
import type { Watch } from '../../src/content/watch-schema.ts';
import { firstWatch, nameOf, watches } from '../collection.ts';
import { axeViolations } from './barriers.ts';
import { expect, holdBack, phone, test, texts } from './visitor.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: texts.en.catalog.search.label });
const names = (page: Page) => page.getByRole('article').getByRole('link');
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** The searched watch, and a search that only it answers. */
const { brand, model, year } = firstWatch;
const typed = `${model.toLowerCase()} ${year} ${brand.toUpperCase()}`;
const others = watches.filter((watch) => watch !== firstWatch && nameOf(watch).includes(model));
test.skip(others.length > 0, 'the first watch is not the only one of its model');

test('typing narrows the list, marks the words, and stays through a reload and another language', async ({ page }) => {
  await page.goto('/catalog');
  await expect(field(page)).toBeEnabled();
  await field(page).pressSequentially(typed);
  await expect(names(page)).toHaveText([nameOf(firstWatch)]);
  await expect(page.getByRole('article').locator('mark')).toHaveText([
    ...brand.split(' '),
    ...model.split(' '),
    String(year),
  ]);
  await expect(page).toHaveURL(`/catalog?q=${encodeURIComponent(typed).replaceAll('%20', '+')}`);
  await page.reload();
  await expect(names(page)).toHaveText([nameOf(firstWatch)]);
  await expect(field(page)).toHaveValue(typed);
  await page.getByRole('button', { name: texts.en.nav.chooseLanguage }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(names(page)).toHaveText([nameOf(firstWatch)]);
  await page.getByRole('searchbox', { name: texts.ar.catalog.search.label }).fill('');
  await expect(page.getByRole('article')).toHaveCount(watches.length);
  await expect(page).toHaveURL('/ar/catalog');
  await expect(page.locator('mark')).toHaveCount(0);
});

test('the number of watches is announced once typing rests', async ({ page }) => {
  await page.goto('/catalog');
  const all = (await status(page).textContent()) ?? '';
  const said = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const region = document.querySelector('main [role=status]') as HTMLElement;
        const changes: string[] = [];
        new MutationObserver(() => {
          changes.push(region.textContent ?? '');
          if (document.querySelectorAll('main article').length === 1) resolve(changes);
        }).observe(region, { childList: true, characterData: true, subtree: true });
      }),
  );
  await expect(field(page)).toBeEnabled();
  await field(page).pressSequentially(typed);
  expect(all).toContain(String(watches.length));
  expect(await said).toEqual([texts.en.catalog.watchCount_one.replace('{{count}}', '1')]);
});

test('options count what the search has left, and a search that finds nothing is cleared with the filters', async ({
  page,
}) => {
  await page.goto(`/catalog?q=${encodeURIComponent(typed)}`);
  await page.getByRole('button', { name: 'Brand' }).click();
  const others = page.getByRole('checkbox', { disabled: true });
  const brands = new Set(watches.map((watch: Watch) => watch.brand));
  await expect(others).toHaveCount(brands.size - 1);
  await expect(page.getByRole('checkbox', { name: brand })).toBeEnabled();
  await page.keyboard.press('Escape');
  await field(page).fill('no such watch at all');
  await expect(page.getByText(texts.en.catalog.empty)).toBeVisible();
  await page.getByRole('button', { name: texts.en.catalog.clearAllFilters }).click();
  await expect(page).toHaveURL('/catalog');
  await expect(names(page)).toHaveCount(watches.length);
});

test('what is searched is fetched at the first focus, and a link with a search shows nothing that it leaves out', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/catalog', { waitUntil: 'networkidle' });
  expect(requests).not.toContain('/catalog/search.json');
  await field(page).focus();
  await expect.poll(() => requests).toContain('/catalog/search.json');
  const release = await holdBack(page, '**/search.json');
  await page.goto(`/catalog?q=${encodeURIComponent(typed)}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeHidden();
  release();
  await expect(names(page)).toHaveText([nameOf(firstWatch)]);
});

test.describe('when what is searched cannot be loaded', () => {
  test.use({ allowedMessages: /^Failed to load resource/ });

  test('the page says so, shows every watch, and tries again', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort());
    await page.goto(`/catalog?q=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('alert')).toContainText(texts.en.catalog.search.failed);
    await expect(names(page)).toHaveCount(watches.length);
    await page.unroute('**/search.json');
    await page.getByRole('button', { name: texts.en.error.retry }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(names(page)).toHaveText([nameOf(firstWatch)]);
  });
});

for (const locale of ['en', 'ar'] as const) {
  test(`axe finds nothing in what a search shows (${locale})`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`${locale === 'en' ? '' : `/${locale}`}/catalog?q=${encodeURIComponent(typed)}`);
    await expect(names(page)).toHaveText([nameOf(firstWatch)]);
    expect(await axeViolations(page)).toEqual([]);
  });
}
