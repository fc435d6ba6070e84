import { readdirSync } from 'node:fs';
import type { Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { runLighthouse } from '../scripts/run-lighthouse.ts';
import { serveSite } from '../scripts/served-site.ts';
import { median } from './median.ts';

const [watch] = readdirSync('content/watches');
const paths = ['/', '/about', '/catalog', `/catalog/${watch?.replace('.yaml', '')}`, '/shortlist', '/contact'];

/** What is kept of Lighthouse's audits. */
const audits = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/**
 * The benchmark index of the phone that Lighthouse means. By default it slows a fast desktop (1500 to 2000) down four
 * times. Source: "Calibrating the CPU slowdown" in Lighthouse's docs/throttling.md.
 */
const PHONE_INDEX = 1750 / 4;

/**
 * Runs Lighthouse on every kind of page, in turns, and prints medians. The phone is the same on every machine: a slower
 * machine is slowed down less.
 */
export async function benchPages(browser: Browser, dist: string, rounds: number): Promise<void> {
  const { origin, stop } = await serveSite(dist);
  const machineIndex = await measureIndex(browser, origin + paths[1]);
  const cpuSlowdownMultiplier = Math.round((10 * machineIndex) / PHONE_INDEX) / 10;
  const results = new Map<string, Result[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round++)
    for (const [path, list] of results)
      list.push(await runLighthouse(browser, origin + path, ['performance'], { cpuSlowdownMultiplier }));
  await stop();
  console.log(
    `\nLighthouse, medians of ${rounds} rounds, slowed down ${cpuSlowdownMultiplier} × (index ${machineIndex})`,
  );
  console.table(Object.fromEntries([...results].map(([path, list]) => [path, mediansOf(list)])));
}

/** How fast this machine is just now. A single index is up to a third off. */
async function measureIndex(browser: Browser, url: string): Promise<number> {
  const indexes: number[] = [];
  for (let run = 0; run < 9; run++) {
    const { environment } = await runLighthouse(browser, url, ['performance']);
    indexes.push(environment.benchmarkIndex);
  }
  return median(indexes);
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
