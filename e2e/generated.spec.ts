import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { errorPageMessages, expect, test, texts } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages });

const part = fc.oneof(
  fc.constantFrom('catalog', 'de', 'ar', 'about', 'rolex-submariner-1967', '..', '%2e%2e', '%', 'index.html'),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map(encodeURIComponent),
);
const price = fc.oneof(
  fc.nat({ max: 80_000 }).map(String),
  fc.constantFrom('', '0', '-1', '1e9', '$5,000', '٥٠٠٠', '%', '9'.repeat(30), 'cheap'),
);
const query = fc.oneof(
  fc.webQueryParameters(),
  fc.tuple(price, price).map(([min, max]) => `priceMin=${min}&priceMax=${max}`),
  fc.constantFrom('brand=rolex&brand=nobody&sort=up', 'brand=%', 'sort=__proto__', 'brand=<script>alert(1)</script>'),
);

/** The same addresses in every run: what failed once can be looked at again. */
const addresses = fc.sample(
  fc.tuple(fc.array(part, { maxLength: 4 }), query).map(([parts, text]) => `/${parts.join('/')}?${text}`),
  { seed: 1967, numRuns: 24 },
);

// The fixture fails a test on any exception or complaint on the console.
test('no address leads to a blank page', async ({ page, baseURL }) => {
  test.slow();
  for (const address of addresses) {
    const response = await page.goto(`${baseURL}${address.replace(/^\/+/, '/')}`);
    expect([200, 400, 404], address).toContain(response?.status());
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
});

test('no query leaves the catalogue broken: it shows as many watches as it counts, or says that there are none', async ({
  page,
}) => {
  test.slow();
  for (const text of fc.sample(query, { seed: 1967, numRuns: 24 })) {
    await page.goto(`/catalog?${text}`);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect.poll(() => countIsTrue(page), text).toBe(true);
  }
});

async function countIsTrue(page: Page): Promise<boolean> {
  const count = Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10);
  const isSaid = await page.getByText(texts.en.catalog.empty).isVisible();
  return (await page.getByRole('article').count()) === count && isSaid === (count === 0);
}
