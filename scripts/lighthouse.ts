/*
 * Lighthouse on every kind of page in every language, as on a phone: accessibility, best practices and search
 * must score 100. Run by `npm run test:lighthouse`; prints a line for each page and what was found wanting.
 */
import type { Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { locales } from '../src/i18n/locales.ts';
import { localisePath } from '../src/i18n/paths.ts';
import { chromiumArguments, findChromium } from './chromium.mjs';
import { runLighthouse } from './run-lighthouse.ts';
import { serveSite } from './served-site.ts';

// Not the error pages: Lighthouse refuses what is answered with an error.
const kindsOfPage = ['/', '/catalog', '/catalog/rolex-submariner-1967', '/about', '/contact'];
const categories = ['accessibility', 'best-practices', 'seo'];

const site = await serveSite();
const chromium = await puppeteer.launch({ executablePath: await findChromium(), args: chromiumArguments });
let wanting = 0;
for (const path of locales.flatMap((locale) => kindsOfPage.map((kind) => localisePath(locale, kind)))) {
  const result = await runLighthouse(chromium, site.origin + path, categories);
  const scores = categories.map((id) => Math.round((result.categories[id]?.score ?? 0) * 100));
  console.log(`${path.padEnd(40)} ${scores.map((score) => String(score).padStart(4)).join('')}`);
  const failures = failuresOf(result);
  for (const failure of failures) console.log(`  ${failure}`);
  if (failures.length > 0 || scores.some((score) => score < 100)) wanting++;
}
await chromium.close();
await site.stop();
console.log(wanting === 0 ? 'every page scores 100' : `${wanting} pages are wanting`);
process.exitCode = wanting === 0 ? 0 : 1;

/** The audits that count and did not pass. */
function failuresOf({ categories: found, audits }: Result): string[] {
  const counted = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
}
