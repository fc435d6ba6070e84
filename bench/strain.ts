import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type NetworkConditions, type Page, PredefinedNetworkConditions } from 'puppeteer-core';
import { serveSite } from '../scripts/served-site.ts';
import { firstScroll, open, removeChip, sortByPrice, tickBrand } from './catalogue-moves.ts';
import { medianOnPhone } from './phone.ts';

/** What the catalogue of a built site asks of a visitor's connection, phone and patience, by name with its unit. */
export async function measureStrain(browser: Browser, dist: string, rounds: number): Promise<Record<string, number>> {
  const site = await serveSite(dist);
  const catalogue = `${site.origin}/catalog`;
  const onNetwork = (network: NetworkConditions, measure: (page: Page, address: string) => Promise<number>) =>
    medianOnPhone(browser, network, rounds, (page) => measure(page, catalogue));
  const { 'Slow 4G': slow, 'Fast 4G': fast } = PredefinedNetworkConditions;
  const strain = {
    ...weighCatalogue(dist),
    'first screen on Slow 4G, ms': await onNetwork(slow, firstScreen),
    'memory of the page, MB': await onNetwork(fast, (page, address) => pageMemory(browser, page, address)),
    'tick at a brand, ms': await onNetwork(fast, tickBrand),
    'its chip removed, ms': await onNetwork(fast, removeChip),
    'sorted by price, ms': await onNetwork(fast, sortByPrice),
    'longest frame of the first scroll, ms': await onNetwork(fast, firstScroll),
  };
  await site.stop();
  return strain;
}

function weighCatalogue(dist: string): Record<string, number> {
  const file = join(dist, 'catalog.html');
  const modules = new Set(readFileSync(file, 'utf8').match(/\/_astro\/[\w.-]+\.js/g));
  const sizes = [...modules].map((address) => statSync(join(dist, `${address}.br`)).size);
  return {
    'HTML, kB': statSync(file).size / 1000,
    'HTML on the wire, kB': statSync(`${file}.br`).size / 1000,
    'script on the wire, kB': sizes.reduce((sum, size) => sum + size, 0) / 1000,
  };
}

/** Milliseconds until the largest thing of the first screen is painted. */
async function firstScreen(page: Page, address: string): Promise<number> {
  await page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      Object.assign(globalThis, { largest: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await open(page, address);
  return page.evaluate(() => (globalThis as unknown as { largest: number }).largest);
}

/** Memory of the process that shows a page, in megabytes: its own, not what it shares with others. Linux only. */
async function pageMemory(browser: Browser, page: Page, address: string): Promise<number> {
  await open(page, address);
  const [own, all] = await Promise.all([page.createCDPSession(), browser.target().createCDPSession()]);
  // Garbage is not what the page needs.
  await own.send('HeapProfiler.collectGarbage');
  const { processInfo } = await all.send('SystemInfo.getProcessInfo');
  await all.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(...renderers.map(({ id }) => privateKilobytes(id))) / 1000;
}

function privateKilobytes(process: number): number {
  const rollup = readFileSync(`/proc/${process}/smaps_rollup`, 'utf8');
  return [...rollup.matchAll(/^Private_\w+: +(\d+) kB$/gm)].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0);
}
