import { readdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { serveSite } from '../scripts/served-site.ts';
import { mapOrigin } from '../src/features/visit/map-origin.ts';
import { median } from './median.ts';

const [watch] = readdirSync('content/watches');
const paths = ['/', '/about', '/catalog', `/catalog/${watch?.replace('.yaml', '')}`, '/shortlist', '/contact'];

/** The audits of Lighthouse to print. */
const audits = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/**
 * Runs Lighthouse on every kind of page, in alternation, and prints medians. The simulated phone is the same on every machine,
 * because the slowdown depends on the machine's speed.
 *
 * @param port the browser's port for debugging
 */
export async function benchPages(browser: Browser, port: number, dist: string, rounds: number): Promise<void> {
  const { origin, stop } = await serveSite(dist);
  const cpuSlowdownMultiplier = await phoneSlowDown(browser);
  const results = new Map<string, Result[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round++)
    for (const [path, list] of results) list.push(await runLighthouse(port, origin + path, cpuSlowdownMultiplier));
  await stop();
  console.log(`\nLighthouse, medians of ${rounds} rounds, slowed down ${cpuSlowdownMultiplier} ×`);
  console.table(Object.fromEntries([...results].map(([path, list]) => [path, mediansOf(list)])));
}

/** Lighthouse's error for a trace that began too late. It then asks to run it again. */
const missedTheStart = 'NO_NAVSTART';

/** @throws if Lighthouse fails */
async function runLighthouse(port: number, url: string, cpuSlowdownMultiplier: number): Promise<Result> {
  const flags: Flags = {
    port,
    onlyCategories: ['performance'],
    throttling: { cpuSlowdownMultiplier },
    blockedUrlPatterns: [`${mapOrigin}/*`],
    logLevel: 'error',
  };
  let outcome = await lighthouse(url, flags);
  if (outcome?.lhr.runtimeError?.code === missedTheStart) outcome = await lighthouse(url, flags);
  if (!outcome || outcome.lhr.runtimeError) throw new Error(`${url}: ${outcome?.lhr.runtimeError?.message}`);
  return outcome.lhr;
}

/**
 * The benchmark index of Lighthouse's phone: by default Lighthouse slows down a fast desktop (1500 to 2000) four times.
 * Source: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
const phoneIndex = 1750 / 4;

/**
 * How much slower Lighthouse's phone is than this machine at the moment, at least 1. Uses the median of three runs of
 * Lighthouse's benchmark, because single runs vary.
 */
async function phoneSlowDown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const indices: number[] = [];
  for (let look = 0; look < 3; look++) indices.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  return Math.max(1, Math.round((10 * median(indices)) / phoneIndex) / 10);
}

function mediansOf(results: Result[]): Record<string, number> {
  const medianOf = (value: (result: Result) => number) => Math.round(1000 * median(results.map(value))) / 1000;
  const numbers = Object.entries(audits).map(([name, id]) => [
    name,
    medianOf(({ audits }) => audits[id]?.numericValue ?? Number.NaN),
  ]);
  return {
    score: medianOf(({ categories }) => 100 * (categories['performance']?.score ?? 0)),
    ...Object.fromEntries(numbers),
  };
}
