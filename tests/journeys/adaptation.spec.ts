import { firstWatch, pathOf } from '../collection.ts';
import { expect, test, texts } from './visitor.ts';

// What must hold on every page is in every-page.spec.ts.

test('a toast neither slides nor runs down for those who asked for no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathOf(firstWatch));
  await page.getByRole('button', { name: texts.en.watch.inquire }).click();
  await expect(page.getByText(texts.en.watch.inquirySentTitle)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const path of ['/catalog', '/contact', pathOf(firstWatch)]) {
  test(`in forced colours every control on ${path} keeps its boundary`, async ({ page }) => {
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

test('who asks for more contrast gets darker rules and secondary text', async ({ page }) => {
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
