import fc from 'fast-check';
import { errorPageMessages, expect, test } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages });

const part = fc.oneof(
  fc.constantFrom('catalog', 'de', 'ar', 'about', 'rolex-submariner-1967', '..', '%2e%2e', '%', 'index.html'),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map(encodeURIComponent),
);
const query = fc.oneof(
  fc.webQueryParameters(),
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

test('no query leaves the catalogue empty or broken', async ({ page }) => {
  test.slow();
  for (const text of fc.sample(query, { seed: 1967, numRuns: 16 })) {
    await page.goto(`/catalog?${text}`);
    await expect(page.getByRole('status'), text).toHaveText(/^\d+ watch/);
    await expect(page.getByRole('article').first(), text).toBeVisible();
  }
});
