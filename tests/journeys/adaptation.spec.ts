import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { firstWatch, listOf, pathOf, watches } from '../collection.ts';
import { texts } from '../languages.ts';
import { expect, hydrated, test } from './visitor.ts';

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

/** A theme of the system with light text on a dark ground. */
const darkTheme = { forcedColors: 'active', colorScheme: 'dark' } as const;

test('in a dark theme with forced colours no control has the colour of its ground, and one thumbnail is marked', {
  tag: '@release',
}, async ({ page }) => {
  await page.emulateMedia(darkTheme);
  await page.goto('/catalog');
  await page.getByRole('article').first().getByRole('button').click();
  await expect(page.getByRole('article').first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  const shared = listOf(watches.slice(0, 2));
  for (const path of ['/catalog?era=1950s', pathOf(firstWatch), shared, '/contact', '/sell']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('main').locator('img, input').first()).toBeVisible();
    expect.soft(await lostInks(page), path).toEqual([]);
  }
  await page.goto(pathOf(firstWatch));
  const thumbnails = page.getByRole('main').locator('a[href^="#view-"]');
  const styles = await thumbnails.evaluateAll((all) => all.map((each) => getComputedStyle(each).borderBlockStartStyle));
  expect(styles).toEqual(['solid', ...styles.slice(1).map(() => 'none')]);
});

/** The texts and icons of controls with less than 3:1 to the ground that is painted behind them. */
function lostInks(page: Page): Promise<string[]> {
  const inks = page.locator(':is(main, header) :is(a[href], button, select, input, textarea, summary, svg)');
  return inks.evaluateAll((found) => {
    const shown = found.filter((each) => each.checkVisibility({ visibilityProperty: true }));
    return shown.flatMap((element) => {
      const light = [getComputedStyle(element).color, groundOf(element)].map(luminance).sort((a, b) => b - a) as [
        number,
        number,
      ];
      const contrast = (light[0] + 0.05) / (light[1] + 0.05);
      return contrast < 3 ? [`${contrast.toFixed(1)}: ${element.outerHTML.slice(0, 120)}`] : [];
    });

    function groundOf(element: Element): string {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { backgroundColor } = getComputedStyle(each);
        if (!/^rgba\(.*, 0(\.\d+)?\)$/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(0, 0, 0)';
    }

    /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
    function luminance(colour: string): number {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
  });
}

test('in a dark theme with forced colours, the cross that clears the search is seen', async ({ page }) => {
  await page.emulateMedia(darkTheme);
  await page.goto('/catalog');
  await hydrated(page);
  const search = page.getByRole('searchbox');
  await search.fill('i');
  const box = await search.boundingBox();
  if (!box) throw new Error('the search has no box');
  // Without its border. No letter is in the last third.
  const clip = { x: box.x + (box.width * 2) / 3, y: box.y + 8, width: box.width / 3 - 4, height: box.height - 16 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeGreaterThan(100);
});

test('nothing answers to hovering where nothing hovers, and cards stay still with reduced motion', async ({ page }) => {
  for (const path of ['/', '/catalog', pathOf(firstWatch)]) {
    await page.goto(path);
    const unguarded = await page.evaluate(() => {
      return [...document.styleSheets].flatMap((sheet) => hoverRules(sheet.cssRules, false));

      function hoverRules(rules: CSSRuleList, isGuarded: boolean): string[] {
        return [...rules].flatMap((rule) => {
          const guarded = isGuarded || (rule instanceof CSSMediaRule && rule.media.mediaText.includes('hover: hover'));
          // A finger also hovers: a picture may wait for it.
          const found = rule instanceof CSSStyleRule && /(?<!:not\():hover/.test(rule.selectorText) && !guarded;
          const inner = 'cssRules' in rule ? hoverRules(rule.cssRules as CSSRuleList, guarded) : [];
          return found ? [rule.selectorText, ...inner] : inner;
        });
      }
    });
    expect(unguarded, path).toEqual([]);
  }
  await page.goto('/catalog');
  const card = page.getByRole('article').first();
  const scale = () => card.getByRole('img').evaluate((picture) => getComputedStyle(picture).scale);
  await card.hover();
  await expect.poll(scale).not.toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scale()).toBe('none');
});

test('the first screen shows the words of the hero and most of its watch', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region').first();
  for (const [width, height] of [
    [375, 812],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const contact = await hero.getByRole('link', { name: texts.en.home.contactUs }).boundingBox();
    const watch = await hero.getByRole('img').boundingBox();
    if (!contact || !watch) throw new Error(`nothing is shown at ${width} × ${height}`);
    expect(contact.y + contact.height, `${width} × ${height}`).toBeLessThan(height);
    expect(watch.y + watch.height / 2, `${width} × ${height}`).toBeLessThan(height);
  }
});
