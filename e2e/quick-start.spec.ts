import type { Page } from '@playwright/test';
import { localisePath } from '../src/i18n/paths.ts';
import { expect, holdBack, test } from './visitor.ts';

/** Notes what of `Intl` a page makes: the first takes a phone 70 ms, in which the browser reads the customs of all languages. */
function noteFormats() {
  const made: string[] = [];
  Object.assign(globalThis, { made });
  for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Collator', 'ListFormat'] as const) {
    const original = Intl[name] as typeof Intl.Collator;
    const noting = new Proxy(original, {
      construct: (target, [...args]) => {
        made.push(name);
        return new target(...args);
      },
    });
    Object.defineProperty(Intl, name, { value: noting });
  }
}

/** Scrolls to every island, and waits until it has come to life, which it says itself. */
async function comeToLife(page: Page) {
  const asleep = page.locator('astro-island[ssr]');
  for (const button of await asleep.getByRole('button').all()) await button.scrollIntoViewIfNeeded();
  await expect(asleep).toHaveCount(0);
}

const made = () => (globalThis as unknown as { made: string[] }).made;

test.beforeEach(({ page }) => page.addInitScript(noteFormats));

for (const locale of ['en', 'ar'] as const) {
  for (const path of ['/', '/about', '/contact', '/catalog', '/catalog/rolex-submariner-1967']) {
    const address = localisePath(locale, path);

    test(`${address} comes to life without the customs of any language`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await comeToLife(page);
      expect(await page.evaluate(made)).toEqual([]);
    });
  }
}

test('the catalogue reads how to count when a menu opens, not at the tick', async ({ page }) => {
  await page.goto('/catalog', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Brand' }).click();
  await expect.poll(() => page.evaluate(made)).toContain('PluralRules');
});

test.describe('before it is painted', () => {
  const stylesheet = '**/_astro/*.css';
  let scripts: string[];

  test.beforeEach(({ page }) => {
    scripts = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  });

  test('the catalogue asks for no script', async ({ page }) => {
    const release = await holdBack(page, stylesheet);
    await page.goto('/catalog', { waitUntil: 'commit' });
    // All that stands in the head has run by then.
    await page.getByRole('banner').waitFor({ state: 'attached' });
    expect(scripts).toEqual([]);
    release();
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
  });

  test('the catalogue asks for its scripts where the link has a filter', async ({ page }) => {
    await holdBack(page, stylesheet);
    await page.goto('/catalog?brand=rolex', { waitUntil: 'commit' });
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
  });
});
