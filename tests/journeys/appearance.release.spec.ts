import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { type Server, serveSite } from '../../scripts/served-site.ts';
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { localisePath } from '../../src/i18n/routes.ts';
import { noSuchWatch } from '../collection.ts';
import { fixtureWatchIds, fixtureWatchPath, soldFixturePath, writeFixtureShop } from '../fixture-shop.ts';
import { buildProject } from '../grown-project.ts';
import { rightToLeft } from '../languages.ts';
import { fontEnvironment } from '../machine-fonts.ts';
import { test as base, errorPageMessages, expect, hydrated, texts } from './visitor.ts';

const project = '.cache/fixture-shop';

/** A visitor of a fixture shop, so that the owner's changes do not affect screenshots. */
const test = base.extend<object, { site: Server }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      await writeFixtureShop(project);
      buildProject(project);
      const site = await serveSite(`${project}/dist`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

// In one worker: the site is built once.
test.describe.configure({ mode: 'default' });
test.use({
  allowedMessages: errorPageMessages,
  // Only the site's fonts and these fallbacks, whatever fonts the machine has.
  launchOptions: {
    executablePath: await findChromium(),
    args: chromiumArguments,
    env: fontEnvironment('dejavu'),
  },
});

/** The query of a shared list of two watches. */
const sharedList = fixtureWatchIds
  .slice(0, 2)
  .map((id) => `watch=${id}`)
  .join('&');

const pages = {
  home: '/',
  catalog: '/catalog',
  watch: fixtureWatchPath,
  'sold-watch': soldFixturePath,
  archive: '/archive',
  about: '/about',
  guide: '/guide',
  buying: '/buying',
  legal: '/legal',
  shortlist: `/shortlist?${sharedList}`,
  sell: '/sell',
  contact: '/contact',
  'not-found': '/nowhere',
  'watch-not-found': noSuchWatch,
  error: '/500',
};

/** A phone and a desktop. Other tests measure the widths between (every-page.spec.ts, catalogue.spec.ts). */
const widths = [375, 1280];

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

for (const locale of [defaultLocale, rightToLeft].filter((each) => each !== undefined)) {
  for (const [name, path] of Object.entries(pages)) {
    const title = `${path} looks like its screenshot (${locale}); after an intended change: npm run baselines`;

    test(title, async ({ page }) => {
      await openForScreenshot(page, localisePath(locale, path));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const image = `${name}-${locale}-${width}.png`;
        await expect.soft(page).toHaveScreenshot(image, { fullPage: true, maxDiffPixelRatio: 0.001 });
      }
    });
  }

  for (const [name, findPart] of Object.entries(scrolledTo)) {
    const path = pages[name as keyof typeof pages];
    const title = `${path} looks like its screenshot when scrolled (${locale}); after an intended change: npm run baselines`;

    test(title, async ({ page }) => {
      await openForScreenshot(page, localisePath(locale, path));
      await hydrated(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await findPart(page, locale).evaluate((part) => part.scrollIntoView({ block: 'center' }));
        const image = `${name}-scrolled-${locale}-${width}.png`;
        await expect.soft(page).toHaveScreenshot(image, { maxDiffPixelRatio: 0.001 });
      }
    });
  }
}

/** Opens a page at a fixed time, so that dials and opening hours do not change. */
async function openForScreenshot(page: Page, href: string) {
  await page.clock.setFixedTime('2026-11-20T15:42:00+05:30');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('/images/**', (route) => route.fulfill({ contentType: 'image/png', body: noPicture }));
  await page.goto(href);
}
