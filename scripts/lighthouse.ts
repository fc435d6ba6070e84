/*
 * Lighthouse on every kind of page, as on a phone: all four categories must score 100 (part of `npm run test:release`). Every
 * language has the same markup, and axe asks each in every-page.spec.ts: so English, and one page that runs the other way.
 *
 * A run is repeated only where its performance falls short, and then the median of three counts: what else a machine does can
 * take points from a page, but gives it none. Before each run is measured how much slower a phone is than this machine just then.
 */
import type { Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { readContent } from '../src/content/read-content.ts';
import { localeFacts, locales } from '../src/i18n/locales.ts';
import { localisePath } from '../src/i18n/paths.ts';
import { chromiumArguments, findChromium } from './chromium.mjs';
import { phoneSlowDown, runLighthouse } from './run-lighthouse.ts';
import { serveSite } from './served-site.ts';

// Not the error pages: Lighthouse refuses what is answered with an error.
const [watch] = readContent('content', () => true).watches;
const rightToLeft = locales.filter((locale) => localeFacts[locale].direction === 'rtl');
const paths = [
  ...['/', '/catalog', `/catalog/${watch?.id}`, '/about', '/guide', '/contact'],
  ...rightToLeft.map((locale) => localisePath(locale, '/')),
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const site = await serveSite();
const chromium = await puppeteer.launch({ executablePath: await findChromium(), args: chromiumArguments });
console.log(`${categories.join(', ')}:`);
let wanting = 0;
for (const path of paths) {
  const result = await lookAt(chromium, site.origin + path);
  const scores = categories.map((category) => scoreOf(result, category));
  console.log(`${path.padEnd(40)} ${scores.map((score) => String(score).padStart(4)).join('')}`);
  if (scores.every((score) => score === 100)) continue;
  for (const failure of failuresOf(result)) console.log(`  ${failure}`);
  wanting++;
}
await chromium.close();
await site.stop();
console.log(wanting === 0 ? 'every page scores 100' : `${wanting} pages are wanting`);
process.exitCode = wanting === 0 ? 0 : 1;

/** One look, or the median of three by performance if the first falls short there. */
async function lookAt(browser: Browser, url: string): Promise<Result> {
  const look = async () =>
    runLighthouse(browser, url, categories, { cpuSlowdownMultiplier: await phoneSlowDown(browser) });
  const first = await look();
  if (scoreOf(first, 'performance') === 100) return first;
  const three = [first, await look(), await look()];
  const [, median] = three.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  return median ?? first;
}

function scoreOf({ categories: found }: Result, category: string): number {
  return Math.round((found[category]?.score ?? 0) * 100);
}

/** The audits that count and did not pass. */
function failuresOf({ categories: found, audits }: Result): string[] {
  const counted = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9
      ? [`${id}: ${audit.title} ${audit.displayValue ?? ''}`]
      : [];
  });
}
