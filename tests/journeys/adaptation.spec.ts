import { firstWatch, pathOf } from '../collection.ts';
import { expect, phone, test, texts } from './visitor.ts';

// Checks for every page are in every-page.spec.ts.

test('a toast has no animations with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathOf(firstWatch));
  await page.getByRole('button', { name: texts.en.watch.inquire }).click();
  await expect(page.getByText(texts.en.watch.inquirySentTitle)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const path of ['/catalog', '/contact', pathOf(firstWatch)]) {
  test(`in forced colours every control on ${path} has a border`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const unbounded = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main select, main input, main textarea')]
        .filter((control) => control.getClientRects().length > 0)
        .filter((control) => {
          const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(control);
          const boundary = borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) >= 1;
          return (
            !boundary && !control.matches('[type=checkbox]') && getComputedStyle(control).textDecorationLine === 'none'
          );
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(unbounded).toEqual([]);
  });
}

for (const path of ['/', '/de', '/de/sell', '/ar/about']) {
  test(`with text at 200 % on a phone, the title of ${path} breaks no word, and nothing in the header overlaps`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const title = page.getByRole('heading', { level: 1 });
    const brokenWords = await title.evaluate((element) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode())
        for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/\S+/g) ?? []) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      return broken;
    });
    expect(brokenWords).toEqual([]);
    const header = page.getByRole('banner');
    const boxes = await header.locator(':is(a, button):visible > :is(svg, span, bdi)').evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 1)
        .sort((a, b) => a.left - b.left)
        .map(({ left, right }) => ({ left, right })),
    );
    expect(boxes.length).toBeGreaterThan(3);
    for (const [index, { left }] of boxes.entries())
      expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
  });
}

for (const [width, height] of [
  [375, 812],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`in a window of ${width} × ${height} the hero is at most 80 % high, and a watch is on the second screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const hero = await page.getByRole('region').first().boundingBox();
    expect(hero?.height).toBeLessThanOrEqual(0.8 * height);
    const watch = await page.getByRole('article').first().boundingBox();
    expect(watch?.y).toBeLessThan(2 * height);
  });
}

test('rules and secondary text are darker with more contrast', async ({ page }) => {
  await page.goto(pathOf(firstWatch));
  const colours = () =>
    page
      .getByRole('main')
      .locator('dl')
      .evaluate((list) => [
        getComputedStyle(list.querySelector('dt') ?? list).color,
        getComputedStyle(list).borderBlockEndColor,
      ]);
  const usual = await colours();
  await page.emulateMedia({ contrast: 'more' });
  const [text, rule] = await colours();
  expect(text).not.toBe(usual[0]);
  expect(rule).not.toBe(usual[1]);
});
