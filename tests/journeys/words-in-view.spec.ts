import type { Page } from '@playwright/test';
import { localisePath } from '../../src/i18n/routes.ts';
import { listOf, longestWatch, noSuchWatch, pathOf } from '../collection.ts';
import { kindsOfPage } from '../kinds-of-page.ts';
import { several } from './shortlist-checks.ts';
import { errorPageMessages, expect, hydrated, phone, scrollByWheel, test } from './visitor.ts';

/*
 * Nothing may cover text. Full-page screenshots do not show this, because sticky parts are at their initial position. So each
 * page is scrolled, and at every step the middle of each visible line of text must not be covered.
 */

test.use({ allowedMessages: errorPageMessages, contextOptions: { reducedMotion: 'reduce' } });

const longest = pathOf(longestWatch);
const sharedList = listOf(several);

// At widths that have sticky parts.
test('nothing covers the text of pages with sticky parts', async ({ page }) => {
  await checkWordsInView(page, longest, 1280);
  await checkWordsInView(page, '/catalog', phone.width);
  await checkWordsInView(page, sharedList, 1280);
});

// What covers text depends on the width, and hardly on the side.
for (const { path } of kindsOfPage) if (!['/catalog', '/500', noSuchWatch].includes(path)) testPage(path, phone.width);
for (const path of [longest, '/catalog', sharedList]) {
  testPage(path, 768);
  testPage(localisePath('ar', path), 1280);
}

function testPage(href: string, width: number) {
  test(`nothing covers the text of ${href}, ${width} px wide`, { tag: '@release' }, ({ page }) =>
    checkWordsInView(page, href, width),
  );
}

/**
 * Scrolls through a page, and checks that nothing covers its text.
 *
 * @param href with language
 */
async function checkWordsInView(page: Page, href: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(href);
  await hydrated(page);
  // A shared list loads its watches after that, and moves what is below them.
  const shared = new URL(page.url()).searchParams.getAll('watch');
  if (shared.length > 0) await expect(page.getByRole('columnheader')).toHaveCount(shared.length);
  const covered = await coveredTexts(page);
  // Less than the window without its sticky bars, so that each line is seen below and above them.
  while (await scrollByWheel(page, 600)) covered.push(...(await coveredTexts(page)));
  expect.soft([...new Set(covered)], `${href}, ${width} px wide`).toEqual([]);
}

/** The covered lines of text in view, each with the element that covers it. */
function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element || !textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        const x = line.left + line.width / 2;
        const y = line.top + line.height / 2;
        if (line.width < 2 || isClipped(element, x, y)) continue;
        const top = document.elementFromPoint(x, y);
        if (!top || belongsTo(element, top) || isBar(top)) continue;
        covered.push(`${textContent.trim().slice(0, 40)} under ${describeElement(top)}`);
      }
    }
    return covered;

    function isShown(element: Element) {
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    /** Whether a parent that scrolls or clips hides a point of an element. */
    function isClipped(element: Element, x: number, y: number) {
      for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) {
        const { overflow, clipPath } = getComputedStyle(parent);
        if (clipPath !== 'none') return true;
        if (overflow === 'visible') continue;
        const { left, right, top, bottom } = parent.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return false;
    }

    function belongsTo(element: Element, top: Element) {
      if (top.contains(element) || element.contains(top)) return true;
      // The link of a card or of the hero covers all of it, but is transparent.
      const link = top.closest('article a, figure a');
      return (
        link !== null &&
        getComputedStyle(link, '::after').position === 'absolute' &&
        link.closest('article, figure') === element.closest('article, figure')
      );
    }

    /** Whether an element is part of a sticky bar that is low, as far as it is in the window. */
    function isBar(element: Element) {
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const isStuck = /sticky|fixed/.test(getComputedStyle(parent).position);
        const { top, bottom } = parent.getBoundingClientRect();
        if (isStuck && bottom - Math.max(top, 0) <= innerHeight / 4) return true;
      }
      return false;
    }

    function describeElement({ tagName, className, textContent }: Element) {
      return `<${tagName.toLowerCase()} class="${className}"> ${textContent?.trim().slice(0, 30)}`;
    }
  });
}
