import { localisePath } from '../src/i18n/paths.ts';
import { addStyles, drawAll, errorPageMessages, expect, kindsOfPage, phone, test, texts } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages });

/** WCAG 2.2, 1.4.12: what a reader may impose on any text. */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const locale of ['en', 'de', 'ar'] as const) {
  for (const { path } of kindsOfPage) {
    const address = localisePath(locale, path);

    test(`nothing is lost on ${address} when a reader spaces the text out`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(address);
      await drawAll(page);
      await addStyles(page, textSpacing);
      const lost = await page.evaluate(() => {
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
      expect(lost).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    });
  }
}

for (const { path } of kindsOfPage) {
  test(`every target on ${path} is large enough for a finger`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const small = await page.evaluate(() => {
      const size = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return [Math.round(width), Math.round(height)] as const;
      };
      const shown = [...document.querySelectorAll('a, button, select, input, textarea')].filter(
        (element) => element.getClientRects().length > 0 && !element.matches('.skip-link, [type=hidden]'),
      );
      const tooSmall = shown.filter((element) => {
        const [width, height] = size(element.closest('label') ?? element);
        // Words inside a sentence are excepted (WCAG 2.2, 2.5.8); controls keep to the design's 44 pixels.
        const least = element.matches('button, select, input, textarea') ? 44 : 24;
        // A plate's link reaches over the whole plate.
        if (element.closest('article') && getComputedStyle(element, '::after').position === 'absolute') return false;
        return height < least || width < 24;
      });
      return tooSmall.map((element) => `${element.outerHTML.slice(0, 120)} ${size(element).join(' × ')}`);
    });
    expect(small).toEqual([]);
  });

  test(`nothing moves on ${path} for those who asked for it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        const still = transitionDuration.split(', ').every((duration) => Number.parseFloat(duration) === 0);
        return still && animationName === 'none' ? [] : [element.outerHTML.slice(0, 120)];
      }),
    );
    expect(moving).toEqual([]);
  });
}

test('a toast neither slides nor runs down for those who asked for no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/catalog/rolex-submariner-1967');
  await page.getByRole('button', { name: texts.en.watch.inquire }).click();
  await expect(page.getByText(texts.en.watch.inquirySentTitle)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const path of ['/catalog', '/contact', '/catalog/rolex-submariner-1967']) {
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
  const colours = async () => {
    await page.goto('/catalog/rolex-submariner-1967');
    const ledger = page.locator('dl').first();
    return ledger.evaluate((list) => [
      getComputedStyle(list.querySelector('dt') ?? list).color,
      getComputedStyle(list).borderBlockEndColor,
    ]);
  };
  const usual = await colours();
  await page.emulateMedia({ contrast: 'more' });
  const [text, rule] = await colours();
  expect(text).not.toBe(usual[0]);
  expect(rule).not.toBe(usual[1]);
});
