import { firstWatch, pathOf } from '../collection.ts';
import { expect, test } from './visitor.ts';

// Reduced motion and larger text are in every-page.spec.ts.

test('in forced colours every control has a border, and with more contrast text and rules are darker', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/catalog', '/contact', pathOf(firstWatch)]) {
    await page.goto(path);
    const controls = page.getByRole('main').locator('button, select, input:not([type=checkbox]), textarea');
    const unbounded = await controls.evaluateAll((found) =>
      found
        .filter((control) => control.getClientRects().length > 0)
        .filter((control) => {
          const { borderBlockEndStyle, borderBlockEndWidth, textDecorationLine } = getComputedStyle(control);
          const hasBorder = borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) >= 1;
          return !hasBorder && textDecorationLine === 'none';
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    await expect(controls.first()).toBeVisible();
    expect.soft(unbounded, path).toEqual([]);
  }
  // The page of a watch is open.
  await page.emulateMedia({ forcedColors: 'none' });
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

test('the hero is at most 80 % of a window high, and a watch is on the second screen', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [375, 812],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hero = await page.getByRole('region').first().boundingBox();
    expect(hero?.height, `${width} × ${height}`).toBeLessThanOrEqual(0.8 * height);
    const watch = await page.getByRole('article').first().boundingBox();
    expect(watch?.y, `${width} × ${height}`).toBeLessThan(2 * height);
  }
});
