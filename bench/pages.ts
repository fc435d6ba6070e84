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

type Measure = Record<'score' | 'machine' | keyof typeof audits, number>;

/** Runs Lighthouse as on a phone on every kind of page and on the floors, in turn, and prints medians and ratios. */
export async function benchPages(browser: Browser, origin: string, rounds: number): Promise<void> {
  const paths = [...bareFloors, ...kindsOfPage.flatMap(({ path }) => [floorOf(path), path])];
  const measures = new Map<string, Measure[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) measures.get(path)?.push(await measure(browser, origin + path));
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
  const machine = Math.round(median([...medians.values()].map((one) => one.machine)));
  printTable(`Lighthouse as on a phone, medians of ${rounds} rounds; benchmark index of this machine ${machine}`, [
    ['page', 'score', 'FCP ms', 'LCP ms', '× floor', 'TBT ms', 'CLS', 'kB'],
    ...rows,
  ]);
}

async function measure(browser: Browser, url: string): Promise<Measure> {
  const result = await runLighthouse(browser, url, ['performance']);
  const numbers = Object.entries(audits).map(([key, audit]) => [key, numberOf(result, audit)]);
  return {
    score: (result.categories['performance']?.score ?? 0) * 100,
    // How fast this machine was meanwhile, by Lighthouse's own reckoning.
    machine: result.environment.benchmarkIndex,
    ...Object.fromEntries(numbers),
  };
}

function numberOf({ audits }: Result, audit: string): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no audit "${audit}"`);
  return value;
}

function mediansOf(measures: Measure[]): Measure {
  const keys = ['score', 'machine', ...Object.keys(audits)] as (keyof Measure)[];
  return Object.fromEntries(keys.map((key) => [key, median(measures.map((one) => one[key]))])) as Measure;
}
