import type { Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { runLighthouse } from '../scripts/run-lighthouse.ts';
import { bareFloors, floorOf, kindsOfPage } from './floors.ts';
import { median } from './median.ts';
import { printTable } from './print-table.ts';

/** Audits of Lighthouse whose numbers are kept. */
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/**
 * The benchmark index of the phone that Lighthouse means, which by default it makes of a fast desktop (1500 to 2000) by
 * slowing that down four times. Source: "Calibrating the CPU slowdown" in Lighthouse's docs/throttling.md.
 */
const phoneIndex = 1750 / 4;

type Measure = Record<'score' | keyof typeof audits, number>;

/**
 * Runs Lighthouse on every kind of page and on the floors, in turn, and prints medians and ratios. The phone is the same one
 * on every machine: the slower the machine, the less it is slowed down.
 */
export async function benchPages(browser: Browser, origin: string, rounds: number): Promise<void> {
  const paths = [...bareFloors, ...kindsOfPage.flatMap(({ path }) => [floorOf(path), path])];
  const machine = await indexOfMachine(browser, origin + bareFloors[0]);
  const slowDown = Math.round((10 * machine) / phoneIndex) / 10;
  const measures = new Map<string, Measure[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) measures.get(path)?.push(await measure(browser, origin + path, slowDown));
  }
  const medians = new Map([...measures].map(([path, list]) => [path, mediansOf(list)]));
  const rows = [...medians].map(([path, { score, fcp, lcp, tbt, cls, bytes }]) => {
    const floor = medians.get(floorOf(path));
    const ratio = floor ? (lcp / floor.lcp).toFixed(2) : '';
    return [
      path,
      score,
      Math.round(fcp),
      Math.round(lcp),
      ratio,
      Math.round(tbt),
      cls.toFixed(3),
      (bytes / 1000).toFixed(1),
    ];
  });
  const phone = `a phone ${slowDown} × slower than this machine (benchmark index ${Math.round(machine)})`;
  printTable(`Lighthouse on ${phone}, medians of ${rounds} rounds`, [
    ['page', 'score', 'FCP ms', 'LCP ms', '× floor', 'TBT ms', 'CLS', 'kB'],
    ...rows,
  ]);
}

/** How fast this machine is just now, by Lighthouse's own reckoning; a single one is up to a third off. */
async function indexOfMachine(browser: Browser, url: string): Promise<number> {
  const indices: number[] = [];
  for (let look = 0; look < 9; look++) {
    const { environment } = await runLighthouse(browser, url, ['performance']);
    indices.push(environment.benchmarkIndex);
  }
  return median(indices);
}

async function measure(browser: Browser, url: string, slowDown: number): Promise<Measure> {
  const result = await runLighthouse(browser, url, ['performance'], { cpuSlowdownMultiplier: slowDown });
  const numbers = Object.entries(audits).map(([key, audit]) => [key, numberOf(result, audit)]);
  return { score: (result.categories['performance']?.score ?? 0) * 100, ...Object.fromEntries(numbers) };
}

function numberOf({ audits }: Result, audit: string): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no audit "${audit}"`);
  return value;
}

function mediansOf(measures: Measure[]): Measure {
  const keys = ['score', ...Object.keys(audits)] as (keyof Measure)[];
  return Object.fromEntries(keys.map((key) => [key, median(measures.map((one) => one[key]))])) as Measure;
}
