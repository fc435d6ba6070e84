import type { Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { runLighthouse } from '../scripts/run-lighthouse.ts';
import { floors } from './floors.ts';
import { median } from './median.ts';

/** Pages of each kind, with the floor that they are measured against. */
const kindsOfPage = [
  { path: '/', floor: floors.still },
  { path: '/about', floor: floors.still },
  { path: '/catalog', floor: floors.hydrated },
  { path: '/catalog/rolex-submariner-1967', floor: floors.hydrated },
  { path: '/contact', floor: floors.hydrated },
] as const;

interface Measure {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  kilobytes: number;
}

/** Runs Lighthouse as on a phone on every kind of page and on the floors, in turn, and prints medians and ratios. */
export async function benchPages(browser: Browser, origin: string, rounds: number): Promise<void> {
  const paths = [...Object.values(floors), ...kindsOfPage.map(({ path }) => path)];
  const measures = new Map<string, Measure[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) measures.get(path)?.push(await measure(browser, origin + path));
  }
  const medians = new Map(paths.map((path) => [path, mediansOf(measures.get(path) ?? [])]));
  console.log(`\n${'page'.padEnd(34)} score   FCP ms   LCP ms  × floor  TBT ms    CLS    kB`);
  for (const path of paths) {
    const { score, fcp, lcp, tbt, cls, kilobytes } = medians.get(path) as Measure;
    const floor = kindsOfPage.find((kind) => kind.path === path)?.floor;
    const ratio = floor ? (lcp / (medians.get(floor)?.lcp ?? lcp)).toFixed(2) : '';
    const numbers = [score, fcp, lcp].map((value) => String(Math.round(value)).padStart(8)).join(' ');
    const rest = [ratio, Math.round(tbt), cls.toFixed(3), Math.round(kilobytes)];
    console.log(`${path.padEnd(30)} ${numbers} ${rest.map((value) => String(value).padStart(7)).join(' ')}`);
  }
}

async function measure(browser: Browser, url: string): Promise<Measure> {
  const lhr = await runLighthouse(browser, url, ['performance']);
  return {
    score: (lhr.categories['performance']?.score ?? 0) * 100,
    fcp: numberOf(lhr, 'first-contentful-paint'),
    lcp: numberOf(lhr, 'largest-contentful-paint'),
    tbt: numberOf(lhr, 'total-blocking-time'),
    cls: numberOf(lhr, 'cumulative-layout-shift'),
    kilobytes: numberOf(lhr, 'total-byte-weight') / 1000,
  };
}

function numberOf({ audits }: Result, audit: string): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no audit "${audit}"`);
  return value;
}

function mediansOf(measures: Measure[]): Measure {
  const of = (key: keyof Measure) => median(measures.map((one) => one[key]));
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    kilobytes: of('kilobytes'),
  };
}
