import { firstWatch } from '../collection.ts';
import { errorPageMessages, expect, hydrated, test, texts } from './visitor.ts';

// Random paths are in server/site/site-app.property.test.ts, random queries in catalogue-view.test.ts.

// Any exception or console message fails the test.
test.use({ allowedMessages: errorPageMessages });

test('no URL leads to a blank page', { tag: '@release' }, async ({ page }) => {
  for (const url of [`/catalog/${firstWatch.id}/%2e%2e/?`, '/de/%25/index.html', '/%', '/ar/catalog/%F0%9F%95%B0']) {
    const response = await page.goto(url);
    expect([200, 400, 404], url).toContain(response?.status());
    await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible();
  }
});

test('no query breaks the catalogue: it shows as many watches as it counts', { tag: '@release' }, async ({ page }) => {
  for (const [query, hasWatches] of [
    ['price=٥٠٠٠&brand=%', true],
    ['sort=__proto__&price=cheap', true],
    ['brand=<script>alert(1)</script>', true],
    ['q=%00', true],
  ] as const) {
    await page.goto(`/catalog?${query}`);
    await hydrated(page);
    const cards = page.getByRole('article');
    const count = await page.getByRole('main').getByRole('status').first().textContent();
    await expect(cards, query).toHaveCount(Number.parseInt(count ?? '', 10));
    await expect(page.getByText(texts.en.catalog.empty), query).toBeVisible({ visible: !hasWatches });
  }
});
