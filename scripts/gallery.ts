/* Writes docs/home.webp and docs/gallery.webp, the README's pictures, from the built site. Run it after a change of the design. */
import { chromium } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { chromiumArguments, findChromium } from './chromium.mjs';
import { serveSite } from './served-site.ts';

const phone = { width: 375, height: 750 };
const wide = { width: 1200, height: 750 };
const gap = 24;

/** The rows of the gallery. */
const rows = [
  [
    { path: '/catalog', size: wide },
    { path: '/ar', size: phone },
  ],
  [
    { path: '/catalog/longines-13zn-1942', size: phone },
    { path: '/about', size: wide },
  ],
  [
    { path: '/ar/catalog/omega-speedmaster-professional-1969', size: wide },
    { path: '/de/catalog', size: phone },
  ],
];

const site = await serveSite();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });

async function shoot(path: string, viewport: { width: number; height: number }): Promise<Buffer> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.clock.setFixedTime('2026-11-20T15:42:00+05:30');
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

await sharp(await shoot('/', { width: 1280, height: 800 }))
  .webp({ quality: 82 })
  .toFile('docs/home.webp');

const layers: OverlayOptions[] = [];
for (const [row, views] of rows.entries()) {
  let left = gap;
  for (const { path, size } of views) {
    layers.push({ input: await shoot(path, size), left, top: gap + row * (wide.height + gap) });
    left += size.width + gap;
  }
}
const width = wide.width + phone.width + 3 * gap;
const height = rows.length * (wide.height + gap) + gap;
await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  .composite(layers)
  .webp({ quality: 80, effort: 6 })
  .toFile('docs/gallery.webp');
await browser.close();
await site.stop();
