import { statSync } from 'node:fs';
import { firstWatch, pathOf } from '../collection.ts';
import { distOf } from '../shops/shops.ts';
import { expect, test } from './visitor.ts';

/* Bytes that a phone fetches before any interaction, including headers, 1 kB = 1000 bytes. */

// Lighthouse's default phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

const budgets = [
  { path: '/', all: 240_000 },
  { path: '/catalog', all: 400_000 },
  { path: pathOf(firstWatch), all: 260_000 },
  { path: '/about', all: 260_000 },
  { path: '/shortlist', all: 200_000 },
  { path: '/contact', all: 200_000 },
  // Arabic has a typeface of its own.
  { path: '/ar/catalog', all: 400_000 },
];

/** Two typefaces, and the second file of one of them. */
const MAX_FONT_BYTES = 62_000;

for (const { path, all } of budgets) {
  test(`${path} weighs at most ${all / 1000} kB on a phone`, { tag: '@release' }, async ({ page, baseURL }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const urls = new Map<string, string>();
    const sizes = new Map<string, number>();
    client.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = urls.get(requestId) ?? '';
      if (url.startsWith(baseURL ?? '')) sizes.set(url, encodedDataLength);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // Fonts are requested by the first paint, which may come after the network was idle.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const sum = (pattern: RegExp) =>
      [...sizes].filter(([url]) => pattern.test(url)).reduce((total, [, size]) => total + size, 0);
    // The check measures pictures where there are any.
    if (!['/contact', '/shortlist'].includes(path)) expect(sum(/\.(avif|webp|jpg)$/)).toBeGreaterThan(10_000);
    // Fonts by file size, because HTTP/2 sends repeated headers only once.
    const fontBytes = () =>
      [...sizes.keys()]
        .filter((url) => url.endsWith('.woff2'))
        .reduce((total, url) => total + statSync(distOf('sample') + new URL(url).pathname).size, 0);
    await expect.poll(fontBytes).toBeGreaterThan(20_000);
    expect(fontBytes()).toBeLessThanOrEqual(MAX_FONT_BYTES);
    expect(sum(/^/)).toBeLessThanOrEqual(all);
  });
}

for (const [screen, { width, density, path, most }] of Object.entries({
  'a phone with a pixel ratio of 2': { width: 360, density: 2, path: '/catalog', most: 2.6 },
  'a phone with a pixel ratio of 3': { width: 390, density: 3, path: '/catalog', most: 2.4 },
  'a small tablet': { width: 744, density: 2, path: '/', most: 2.4 },
  'a wide screen': { width: 1280, density: 2, path: '/catalog', most: 2.6 },
})) {
  test.describe(screen, { tag: '@release' }, () => {
    test.use({ viewport: { width, height: 823 }, deviceScaleFactor: density });

    test('gets pictures of cards in the right size', async ({ page }) => {
      await page.goto(path);
      const picture = page.getByRole('article').getByRole('img').first();
      await picture.scrollIntoViewIfNeeded();
      // The file's width, from its name, because `naturalWidth` depends on the pixel ratio.
      const sharpness = () =>
        picture.evaluate((image: HTMLImageElement) => {
          const [, pixels = ''] = image.currentSrc.match(/\.(\d+)\.\w+$/) ?? [];
          return Number(pixels) / image.clientWidth;
        });
      await expect.poll(sharpness).toBeGreaterThan(1.7);
      expect(await sharpness()).toBeLessThan(most);
    });
  });
}
