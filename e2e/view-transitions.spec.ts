import type { Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { expect, test } from './visitor.ts';

// A visitor's way back leads through this cache, which Playwright turns off.
test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** What moved while the page was shown: the names of the parts, as in `::view-transition-group(watch)`. */
const movedParts = (page: Page) => expect.poll(() => page.locator('html').getAttribute('data-moved'));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const parts = document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) return [];
        return [effect.pseudoElement.replace('::view-transition-', '')];
      });
      document.documentElement.dataset['moved'] = [...new Set(parts)].sort().join(' ');
    });
  });
});

for (const locale of ['', '/ar']) {
  test(`a watch's picture grows from its plate into its page, and back (${locale || '/en'})`, async ({ page }) => {
    await page.goto(`${locale}/catalog`);
    await page.getByRole('article').filter({ hasText: 'Reverso' }).getByRole('link').click();
    await expect(page).toHaveURL(`${locale}/catalog/jaeger-lecoultre-reverso-1938`);
    await movedParts(page).toContain('group(watch)');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(`${locale}/catalog`);
    await movedParts(page).toContain('group(watch)');
  });
}

test('the header stands still while pages change', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await movedParts(page).toBe('group(root) new(root) old(root)');
});

test('no name is left behind on a picture', async ({ page }) => {
  await page.goto('/catalog');
  await page.getByRole('article').filter({ hasText: 'Reverso' }).getByRole('link').click();
  await movedParts(page).toContain('group(watch)');
  await page.goBack({ waitUntil: 'commit' });
  await movedParts(page).toContain('group(watch)');
  await expect(page.locator('[style*=watch]')).toHaveCount(0);
});

test('nothing moves where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/catalog');
  await page.getByRole('article').filter({ hasText: 'Reverso' }).getByRole('link').click();
  await expect(page).toHaveURL('/catalog/jaeger-lecoultre-reverso-1938');
  await movedParts(page).toBe('');
});
