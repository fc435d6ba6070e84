import { readdirSync } from 'node:fs';
import type { Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { phoneSlowDown, runLighthouse } from '../scripts/run-lighthouse.ts';
import { serveSite } from '../scripts/served-site.ts';
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
 */
export async function benchPages(browser: Browser, dist: string, rounds: number): Promise<void> {
  const { origin, stop } = await serveSite(dist);
  const cpuSlowdownMultiplier = await phoneSlowDown(browser);
  const results = new Map<string, Result[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round++)
    for (const [path, list] of results)
      list.push(await runLighthouse(browser, origin + path, ['performance'], { cpuSlowdownMultiplier }));
  await stop();
  console.log(`\nLighthouse, medians of ${rounds} rounds, slowed down ${cpuSlowdownMultiplier} ×`);
  console.table(Object.fromEntries([...results].map(([path, list]) => [path, mediansOf(list)])));
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
