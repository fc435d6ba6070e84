import type { Page } from '@playwright/test';
import { localisePath } from '../../src/i18n/routes.ts';
import { longestWatch, noSuchWatch, pathOf } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { errorPageMessages, expect, hydrated, test } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

/** Among controls, and below sticky bars. */
const main = ['/catalog', pathOf(longestWatch)];

/** One page of every layout. The error pages share one. */
const paths = kindsOfPage.map(({ path }) => path).filter((path) => ![noSuchWatch, '/500'].includes(path));

// On a small screen, where more is hidden.
test('the focus is always visible among controls and below sticky bars', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of main) await checkFocus(page, path);
});

// The same elements in every language: one for each direction, each in one of the two windows.
for (const path of paths.filter((each) => !main.includes(each))) testFocus(path, { width: 360, height: 640 });
for (const path of ['/', ...main, '/contact']) testFocus(localisePath('ar', path), { width: 1280, height: 720 });

function testFocus(href: string, size: { width: number; height: number }) {
  const title = `the focus is always visible on ${href} at ${size.width} × ${size.height}`;
  test(title, { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize(size);
    await checkFocus(page, href);
  });
}

/**
 * Checks that the focus is visible at each step through a page by keyboard, forwards and backwards.
 *
 * @param href with language
 */
async function checkFocus(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await hydrated(page);
  const visited = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 120; step++) {
      await page.keyboard.press(key);
      const { at, problem } = await inspectFocus(page);
      if (!at) break;
      visited.add(at);
      // Retry after a problem, because the browser may still be scrolling.
      if (problem) await expect.poll(() => inspectFocus(page), `${key} on ${href}`).toEqual({ at, problem: undefined });
    }
  }
  expect(visited.size).toBeGreaterThan(8);
}

/** The element in focus, and what is wrong with its focus, if anything. */
function inspectFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { at: undefined, problem: undefined };
    const at = element.outerHTML.slice(0, 120);
    // The map's frame may have the focus, but its content is another site.
    if (element instanceof HTMLIFrameElement) return { at, problem: undefined };
    // A card's link covers the whole card by a pseudo-element, and so does its ring.
    const ringed = [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const box = element.getClientRects()[0];
    if (!box) return { at, problem: 'has no box' };
    // For tall elements only the beginning must be visible, and for a text area only the caret's line.
    const lines = element instanceof HTMLTextAreaElement ? 32 : innerHeight / 2;
    const bottom = Math.min(box.bottom, box.top + lines);
    const inset = 3;
    const points = [
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, bottom - inset],
      [box.right - inset, bottom - inset],
      [(box.left + box.right) / 2, (box.top + bottom) / 2],
    ] as const;
    const isOwn = (hit: Element | null) =>
      hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
    const hidden = points.filter(([x, y]) => !isOwn(document.elementFromPoint(x, y)));
    if (hidden.length > 0) return { at, problem: `hidden at ${JSON.stringify(hidden)} of ${JSON.stringify(box)}` };
    return { at, problem: ringed || element.id === 'main' ? undefined : 'no ring' };
  });
}
