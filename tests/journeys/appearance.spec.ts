import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { defaultLocale, type Locale, localeFacts } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { rightToLeft } from '../languages.ts';
import { fontEnvironment } from '../machine-fonts.ts';
import { reservedId, soldId, twinId } from '../shops/owner-shop.ts';
import { chromiumWithWindows, errorPageMessages, expect, hydrated, test, texts } from './visitor.ts';

test.use({
  // Its content does not change.
  shopName: 'owner',
  allowedMessages: errorPageMessages,
  // Only the site's fonts and these fallbacks, whatever fonts the machine has.
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ...chromiumWithWindows, env: fontEnvironment() }),
});

/** The query of a shared list of two watches. */
const sharedList = `watch=${reservedId}&watch=${twinId}`;

const pages = {
  home: '/',
  catalog: '/catalog',
  watch: `/catalog/${reservedId}`,
  'sold-watch': `/catalog/${soldId}`,
  archive: '/archive',
  about: '/about',
  guide: '/guide',
  buying: '/buying',
  legal: '/legal',
  shortlist: `/shortlist?${sharedList}`,
  sell: '/sell',
  contact: '/contact',
  'not-found': '/nowhere',
};

// Another Chromium draws letters otherwise.
test('the screenshots are of this Chromium; after a new one: npm run baselines', { tag: '@release' }, ({ browser }) => {
  expect(`${browser.version().split('.')[0]}\n`).toMatchSnapshot('chromium.txt');
});

/** A phone and a desktop. Other tests measure the widths between (every-page.spec.ts, catalogue.spec.ts). */
const widths = { ltr: [375, 1280], rtl: [375] };

/** A transparent pixel replaces pictures, to keep the screenshots small. */
const noPicture = await sharp({ create: { width: 1, height: 1, channels: 4, background: 'transparent' } })
  .png()
  .toBuffer();

/** An element beside or below a sticky part, to scroll to the middle of the window. */
const scrolledTo: Partial<Record<keyof typeof pages, (page: Page, locale: Locale) => Locator>> = {
  catalog: (page) => page.getByRole('article').last(),
  watch: (page, locale) => page.getByRole('table', { name: texts[locale].watch.report.title }),
  shortlist: (page) => page.getByRole('rowheader').last(),
};

/** The pages whose parts stand side by side; the others are texts. */
const pagesInArabic = ['home', 'catalog', 'watch', 'shortlist', 'sell', 'contact'];

for (const locale of [defaultLocale, rightToLeft].filter((each) => each !== undefined)) {
  const { direction } = localeFacts[locale];
  for (const [name, path] of Object.entries(pages)) {
    if (direction === 'rtl' && !pagesInArabic.includes(name)) continue;
    const title = `${path} looks like its screenshot (${locale}); after an intended change: npm run baselines`;

    test(title, { tag: '@release' }, async ({ page }) => {
      await openForScreenshot(page, localisePath(locale, path));
      for (const width of widths[direction]) {
        await page.setViewportSize({ width, height: 800 });
        const image = `${name}-${locale}-${width}`;
        await expect.soft(page).toHaveScreenshot(`${image}.png`, { fullPage: true, maxDiffPixelRatio: 0.001 });
        const part = scrolledTo[name as keyof typeof pages]?.(page, locale);
        if (!part) continue;
        await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const scrolled = `${name}-scrolled-${locale}-${width}.png`;
        await expect.soft(page).toHaveScreenshot(scrolled, { maxDiffPixelRatio: 0.001 });
        await page.evaluate(() => scrollTo(0, 0));
      }
    });
  }
}

/** Opens a page at a fixed time, so that dials and opening hours do not change. */
async function openForScreenshot(page: Page, href: string) {
  await page.clock.setFixedTime('2026-11-20T15:42:00+05:30');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('/images/**', (route) => route.fulfill({ contentType: 'image/png', body: noPicture }));
  // At the first width, so that the bar of a watch's page does not have to come back.
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(href);
  // Some buttons are shown only then, and the bar a moment later.
  await hydrated(page);
  await expect(page.locator('[data-hides-bar]')).toHaveCount(0);
}
