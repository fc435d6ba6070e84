import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { serveSite } from '../scripts/served-site.ts';
import { median, onPhone, openPage, ROUNDS, slow4G } from './phone.ts';

const [watch = ''] = readdirSync('content/watches');

/** The pages to measure: the path and the file. */
const pages = {
  '/': 'index',
  '/catalog': 'catalog',
  [`/catalog/${parse(watch).name}`]: `catalog/${parse(watch).name}`,
  '/ar/catalog': 'ar/catalog',
  '/de': 'de',
};

/** Milliseconds until the first paint with content and until the largest one. */
interface Paints {
  first: number;
  largest: number;
}

/**
 * Prints when pages paint on a slow network, beside bare pages with the same picture, in alternation.
 *
 * @param dist the folder of the built site
 */
export async function benchPages(browser: Browser, dist: string): Promise<void> {
  const copy = '.cache/bench';
  cpSync(dist, copy, { recursive: true });
  const measured = Object.entries(pages).map(([path, file], index) => {
    const floor = `/floor-${index}`;
    writeFileSync(join(copy, `${floor}.html`), floorOf(readFileSync(join(dist, `${file}.html`), 'utf8')));
    return { path, floor, paints: [] as Paints[], floorPaints: [] as Paints[] };
  });
  const { origin, stop } = await serveSite(copy);
  const visit = (path: string) => onPhone(browser, slow4G, (page) => timePaints(page, origin + path));
  for (let round = 0; round < ROUNDS; round++)
    for (const { path, floor, paints, floorPaints } of measured) {
      paints.push(await visit(path));
      floorPaints.push(await visit(floor));
    }
  await stop();
  const medianOf = (paints: Paints[], key: keyof Paints) => Math.round(median(paints.map((each) => each[key])));
  const rows = measured.map(({ path, paints, floorPaints }) => {
    const ratio = (key: keyof Paints) => (medianOf(paints, key) / medianOf(floorPaints, key)).toFixed(2);
    const first = { 'first, ms': medianOf(paints, 'first'), '× floor': ratio('first') };
    return [path, { ...first, 'largest, ms': medianOf(paints, 'largest'), '× its floor': ratio('largest') }];
  });
  console.log(`\nPaints on Slow 4G, medians of ${ROUNDS} rounds`);
  console.table(Object.fromEntries(rows));
}

/** A page with nothing but the first picture of another: no page can show that picture earlier. */
function floorOf(html: string): string {
  const [picture = ''] = /<picture.*?<\/picture>/s.exec(html.slice(html.indexOf('<main'))) ?? [];
  const head = '<meta name="viewport" content="width=device-width"><title>Floor</title>';
  return `<!doctype html><html lang="en">${head}<style>img { width: 100%; height: auto }</style><p>Floor</p>${picture}`;
}

async function timePaints(page: Page, url: string): Promise<Paints> {
  await openPage(page, url);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint');
        new PerformanceObserver((list) => {
          resolve({ first: first?.startTime ?? 0, largest: list.getEntries().at(-1)?.startTime ?? 0 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
