import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { addStyles } from './visitor.ts';

/* Accessibility checks. Each function returns the problems that it finds. */

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rule asks for a `tabindex` on what scrolls. Browsers make it a tab stop without one, and only while it scrolls. */
const wrongRules = { 'scrollable-region-focusable': { enabled: false } };

/**
 * Violations of axe's rules: WCAG 2.2 AA and best practices.
 *
 * @param part of the page, if the rest was checked before
 */
export async function axeViolations(page: Page, part: Locator = page.locator('html')): Promise<string[]> {
  await page.evaluate(axe.source);
  const options = { runOnly: rules, rules: wrongRules, resultTypes: ['violations'] } satisfies axe.RunOptions;
  return part.evaluate(async (include, given) => {
    // The map's frame is another site.
    const context = { include: [include], exclude: ['iframe'] };
    const { violations } = await axe.run(context, given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, options);
}

/** How many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Targets that are too small for a finger: controls under 44 pixels, links under 24 (WCAG 2.2, 2.5.8), in either direction. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return [Math.round(width), Math.round(height)] as const;
    };
    const shown = [...document.querySelectorAll('a, button, select, input, textarea')].filter(
      (element) =>
        element.getClientRects().length > 0 && !element.matches('.skip-link, [type=hidden], [aria-hidden=true] *'),
    );
    const tooSmall = shown.filter((element) => {
      const [width, height] = size(element.closest('label') ?? element);
      const least = element.matches('button, select, input, textarea') ? 44 : 24;
      // A card's link covers the whole card.
      if (element.closest('article') && getComputedStyle(element, '::after').position === 'absolute') return false;
      return height < least || width < least;
    });
    return tooSmall.map((element) => `${element.outerHTML.slice(0, 120)} ${size(element).join(' × ')}`);
  });
}

/** Fields with text under 16 pixels: an iPhone zooms in on them. */
export function smallFields(page: Page): Promise<string[]> {
  return page
    .locator('select, textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])')
    .evaluateAll((fields) => {
      const tooSmall = fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16);
      return tooSmall.map((field) => field.outerHTML.slice(0, 120));
    });
}

/** The words of the page's title that are broken into two lines, except at a soft hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode())
      for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/[^\s\u00ad]+/g) ?? [])
        if (lineOf(index) !== lineOf(index + word.length - 1)) broken.push(word);
    return broken;

    /** The upper edge of a letter. A hyphen at the end of the line before belongs to the first letter after it. */
    function lineOf(index: number) {
      const letter = document.createRange();
      letter.setStart(texts.currentNode, index);
      letter.setEnd(texts.currentNode, index + 1);
      return [...letter.getClientRects()].at(-1)?.top;
    }
  });
}

/** The links and buttons of the header that overlap the one before. */
export function overlapsInHeader(page: Page): Promise<string[]> {
  const parts = page.getByRole('banner').locator(':is(a, button):visible > :is(svg, span, bdi)');
  return parts.evaluateAll((found) => {
    const boxes = found
      .map((part) => ({ box: part.getBoundingClientRect(), html: part.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1)
      .sort((a, b) => a.box.left - b.box.left);
    if (boxes.length < 4) return ['expected at least four in the header'];
    const overlaps = boxes.filter(({ box }, index) => box.left < (boxes[index - 1]?.box.right ?? 0) - 1);
    return overlaps.map(({ html }) => html);
  });
}

/** Elements that move in spite of reduced motion. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const moves = [undefined, '::before', '::after'].some((part) => {
        const { transitionDuration, animationName } = getComputedStyle(element, part);
        return animationName !== 'none' || transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0);
      });
      return moves ? [element.outerHTML.slice(0, 120)] : [];
    }),
  );
}

/** The text spacing that a reader may set (WCAG 2.2, 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Increases the text spacing, and returns the texts that are cut off. */
export async function cutTexts(page: Page): Promise<string[]> {
  await addStyles(page, textSpacing);
  return page.evaluate(() => {
    const holds = (element: Element) =>
      /\S/.test(element.textContent ?? '') && !element.closest('[popover]:not(:popover-open)');
    const cut = [...document.querySelectorAll('body *:not(.visually-hidden)')].filter((element) => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (display === 'inline' || !holds(element)) return false;
      const clips = (overflow: string) => /hidden|clip/.test(overflow);
      return (
        (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    return cut.map((element) => element.outerHTML.slice(0, 150));
  });
}
