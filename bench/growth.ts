import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { buildProject } from '../tests/shops/write-shop.ts';
import { growProject } from './grow-project.ts';
import { benchInteractions } from './interactions.ts';

/** Builds the site with other numbers of watches, and compares their catalogues with that of the site. */
export async function benchGrowth(browser: Browser, counts: number[], rounds: number): Promise<void> {
  const grown = counts.map((count) => {
    const project = `.cache/bench/grown-${count}`;
    growProject(count, project);
    buildProject(project);
    return join(project, 'dist');
  });
  const sites = ['dist', ...grown];
  console.log("\nThe catalogue's page");
  console.table(Object.fromEntries(sites.map((dist) => [dist, weighCatalogue(dist)])));
  await benchInteractions(browser, sites, rounds);
}

/** Kilobytes of the page, and on the wire, brotli. */
function weighCatalogue(dist: string): Record<string, number> {
  const html = readFileSync(join(dist, 'catalog.html'));
  const kilobytes = (size: number) => Math.round(size / 100) / 10;
  return { 'HTML, kB': kilobytes(html.length), 'on the wire, kB': kilobytes(brotliCompressSync(html).length) };
}
