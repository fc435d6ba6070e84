import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { slugify } from '../../src/i18n/slug.ts';
import { firstWatch } from '../collection.ts';
import { errorPageMessages, expect, hydrated, test, texts } from './visitor.ts';

// Any exception or console message fails the test.
test.use({ allowedMessages: errorPageMessages });

const part = fc.oneof(
  fc.constantFrom('catalog', 'de', 'ar', 'about', firstWatch.id, '..', '%2e%2e', '%', 'index.html'),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map(encodeURIComponent),
);
const query = fc.oneof(
  fc.webQueryParameters(),
  fc.constantFrom('', '5000-10000', 'up-to-5000', '$5,000', '٥٠٠٠', '%', 'cheap').map((price) => `price=${price}`),
  fc.constantFrom(
    `brand=${slugify(firstWatch.brand)}&brand=nobody&sort=up`,
    'brand=%',
    'sort=__proto__',
    'brand=<script>alert(1)</script>',
  ),
);

/** The same URLs in every run, to reproduce failures. */
const urls = fc.sample(
  fc.tuple(fc.array(part, { maxLength: 4 }), query).map(([parts, text]) => `/${parts.join('/')}?${text}`),
  { seed: 1967, numRuns: 12 },
);

test('no URL leads to a blank page', { tag: '@release' }, async ({ page, baseURL }) => {
  for (const url of urls) {
    const response = await page.goto(`${baseURL}${url.replace(/^\/+/, '/')}`);
    expect([200, 400, 404], url).toContain(response?.status());
    await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible();
  }
});

test('no query breaks the catalogue: it shows as many watches as it counts, or says that there are none', {
  tag: '@release',
}, async ({ page }) => {
  for (const text of fc.sample(query, { seed: 1967, numRuns: 12 })) {
    await page.goto(`/catalog?${text}`);
    await hydrated(page);
    await expect.poll(() => countIsTrue(page), text).toBe(true);
  }
});

async function countIsTrue(page: Page): Promise<boolean> {
  const count = Number.parseInt((await page.getByRole('main').getByRole('status').first().textContent()) ?? '', 10);
  const isSaid = await page.getByText(texts.en.catalog.empty).isVisible();
  return (await page.getByRole('article').count()) === count && isSaid === (count === 0);
}
