import sharp from 'sharp';
import { localisePath } from '../src/i18n/paths.ts';
import { drawAll, errorPageMessages, expect, kindsOfPage, test } from './visitor.ts';

test.use({ allowedMessages: errorPageMessages });

const widths = [375, 768, 1280, 1600];

/** One pixel that is not to be seen. */
const noPicture = await sharp({ create: { width: 1, height: 1, channels: 4, background: 'transparent' } })
  .png()
  .toBuffer();

/* The baselines are in `baselines/`; after a change that is meant, `npm run baselines` takes them anew. Pictures are
   left out, so that their grounds are seen: what they show is tried elsewhere, and would make the baselines large. */
for (const locale of ['en', 'de', 'ar'] as const) {
  for (const { path } of kindsOfPage) {
    test(`${path} looks as it was approved (${locale})`, async ({ page }) => {
      // A moment at which the shop is open, so that dials and words always say the same.
      await page.clock.setFixedTime('2026-11-20T15:42:00+05:30');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('/images/**', (route) => route.fulfill({ contentType: 'image/png', body: noPicture }));
      await page.goto(localisePath(locale, path));
      await drawAll(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${locale}-${width}.png`;
        await expect.soft(page).toHaveScreenshot(name, {
          fullPage: true,
          maxDiffPixelRatio: 0.001,
        });
      }
    });
  }
}
