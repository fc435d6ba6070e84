/*
 * Runs Lighthouse on every kind of page, as on a phone (part of `npm run test:release`): in English, and on one right-to-left
 * page. Every language has the same markup, and every-page.spec.ts runs axe on each.
 *
 * Accessibility, best practices and SEO must score 100. Performance is shown but cannot fail, because it depends on the
 * machine's load (docs/decisions/0013-tests.md). Other tests check bytes, shifts and requests exactly. If performance is below
 * 100, the median of three runs is shown. Before each run, the slowdown is adapted to the machine's current speed.
 */
import type { Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { isSold } from '../src/content/describe/watch-status.ts';
import { readContent } from '../src/content/schema/read-content.ts';
import { localeFacts, locales } from '../src/i18n/locales.ts';
import { localisePath, routes } from '../src/i18n/routes.ts';
import { chromiumArguments, findChromium } from './chromium.mjs';
import { phoneSlowDown, runLighthouse } from './run-lighthouse.ts';
import { serveSite } from './served-site.ts';

// Without the error pages, because Lighthouse rejects error responses.
const { watches } = readContent('content', () => true);
const [watch] = watches;
const archive = watches.some(isSold) ? [routes.archive] : [];
const rightToLeft = locales.filter((locale) => localeFacts[locale].direction === 'rtl');
const paths = [
  ...[
    routes.home,
    routes.catalog,
    routes.watch(watch?.id ?? ''),
    routes.about,
    routes.guide,
    routes.buying,
    routes.sell,
    routes.shortlist,
    routes.contact,
    ...archive,
  ],
  ...rightToLeft.map((locale) => localisePath(locale, routes.home)),
];

const measured = 'performance';
const required = ['accessibility', 'best-practices', 'seo'];
const categories = [measured, ...required];

const site = await serveSite();
const chromium = await puppeteer.launch({ executablePath: await findChromium(), args: chromiumArguments });
console.log(`${categories.join(', ')}:`);
let wanting = 0;
for (const path of paths) {
  const result = await lookAt(chromium, site.origin + path);
  const scores = categories.map((category) => String(scoreOf(result, category)).padStart(4));
  console.log(`${path.padEnd(40)} ${scores.join('')}`);
  for (const failure of failuresOf(result)) console.log(`  ${failure}`);
  if (required.some((category) => scoreOf(result, category) < 100)) wanting++;
}
await chromium.close();
await site.stop();
console.log(wanting === 0 ? 'No page is wanting' : `${wanting} pages are wanting`);
process.exitCode = wanting === 0 ? 0 : 1;

/** The first result, or the median of three if its performance is below 100. */
async function lookAt(browser: Browser, url: string): Promise<Result> {
  // The shortlist has `noindex` on purpose.
  const skipped = url.endsWith(routes.shortlist) ? ['is-crawlable'] : [];
  const look = async () =>
    runLighthouse(browser, url, categories, { cpuSlowdownMultiplier: await phoneSlowDown(browser) }, skipped);
  const first = await look();
  if (scoreOf(first, measured) === 100) return first;
  const three = [first, await look(), await look()];
  const [, median] = three.toSorted((a, b) => scoreOf(a, measured) - scoreOf(b, measured));
  return median ?? first;
}

function scoreOf({ categories: found }: Result, category: string): number {
  return Math.round((found[category]?.score ?? 0) * 100);
}

/** The weighted audits that did not pass. */
function failuresOf({ categories: found, audits }: Result): string[] {
  const counted = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9
      ? [`${id}: ${audit.title} ${audit.displayValue ?? ''}`]
      : [];
  });
}
