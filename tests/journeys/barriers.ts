import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { addStyles } from './visitor.ts';

/* What keeps people from reading or using a page: each function tells what it found, nothing if all is well. */

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What breaks axe's rules: WCAG 2.2 AA and its best practices. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    // The map's frame belongs to others.
    const { violations } = await axe.run({ exclude: ['iframe'] }, { runOnly: values, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, rules);
}

/** How many pixels wider than the window the page is. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Targets that are too small for a finger: controls keep to the design's 44 pixels, links to WCAG 2.2, 2.5.8. */
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
      // A card's link reaches over the whole card.
      if (element.closest('article') && getComputedStyle(element, '::after').position === 'absolute') return false;
      return height < least || width < 24;
    });
    return tooSmall.map((element) => `${element.outerHTML.slice(0, 120)} ${size(element).join(' × ')}`);
  });
}

/** What moves although the visitor asked for no motion. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      const still = transitionDuration.split(', ').every((duration) => Number.parseFloat(duration) === 0);
      return still && animationName === 'none' ? [] : [element.outerHTML.slice(0, 120)];
    }),
  );
}

/** WCAG 2.2, 1.4.12: what a reader may impose on any text. */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Spaces the text out, as a reader may, and tells which texts are cut off by that. */
export async function cutTexts(page: Page): Promise<string[]> {
  await addStyles(page, textSpacing);
  return page.evaluate(() => {
    const holds = (element: Element) =>
      /\S/.test(element.textContent ?? '') && !element.closest('[popover]:not(:popover-open)');
    const cut = [...document.querySelectorAll('body *:not(.visually-hidden)')].filter((element) => {
      const { overflow, display } = getComputedStyle(element);
      if (display === 'inline' || !holds(element)) return false;
      const clips = /hidden|clip/.test(overflow);
      return (
        clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      );
    });
    return cut.map((element) => element.outerHTML.slice(0, 150));
  });
}
