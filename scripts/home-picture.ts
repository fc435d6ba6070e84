/* Writes docs/home.webp, the README's picture, from the built site. Run it after a change of the design. */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from './chromium.mjs';
import { serveSite } from './served-site.ts';

const site = await serveSite();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
await page.clock.setFixedTime('2026-11-20T15:42:00+05:30');
await page.goto(site.origin, { waitUntil: 'networkidle' });
await sharp(await page.screenshot())
  .webp({ quality: 82 })
  .toFile('docs/home.webp');
await browser.close();
await site.stop();
