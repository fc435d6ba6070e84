import type { Page } from '@playwright/test';
import { routes } from '../../src/i18n/routes.ts';
import { firstWatch, nameOf, pathOf, watches } from '../collection.ts';
import { chromiumWithWindows, expect, test, texts } from './visitor.ts';

// Playwright disables the back-forward cache by default.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ...chromiumWithWindows, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** The picture of a watch's page that has the name `watch` during a transition. */
const largePicture = (page: Page) => page.getByRole('figure').first().locator('picture');

/**
 * The pseudo-elements that moved, such as `group(watch)` for `::view-transition-group(watch)`. On a slow machine a new page may
 * be shown before its picture is parsed: only the `old(watch)` then moves.
 */
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

/** In view, and not the first, whose picture is loaded eagerly. */
const watch = watches[1] ?? firstWatch;
const openWatch = (page: Page) => page.getByRole('article').filter({ hasText: watch.model }).getByRole('link').click();

test("a watch's picture grows from its card into its page, and back", { tag: '@release' }, async ({ page }) => {
  await page.goto(routes.catalog);
  await openWatch(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(watch));
  await movedParts(page).toContain('(watch)');
  await expect(largePicture(page)).toHaveCSS('view-transition-name', 'watch');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.catalog);
  await movedParts(page).toContain('group(watch)');
});

test("between two watches' pages the large picture changes in place", { tag: '@release' }, async ({ page }) => {
  await page.goto(pathOf(watch));
  const other = page.getByRole('region', { name: texts.en.watch.others }).getByRole('link').first();
  const href = (await other.getAttribute('href')) ?? '';
  expect(href).not.toBe(pathOf(watch));
  await other.click();
  await expect(page).toHaveURL(href);
  await movedParts(page).toContain('(watch)');
  await expect(largePicture(page)).toHaveCSS('view-transition-name', 'watch');
});

test('the header does not move while pages change', { tag: '@release' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: texts.en.nav.contact, exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await movedParts(page).toBe('group(root) new(root) old(root)');
});

test('nothing moves with reduced motion', { tag: '@release' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/catalog');
  await openWatch(page);
  await expect(page).toHaveURL(pathOf(watch));
  await movedParts(page).toBe('');
});
