import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildProject, growProject } from '../tests/grown-project.ts';
import { benchInteractions } from './interactions.ts';

/** Builds the site with another number of watches, and compares its catalogue with that of the site. */
export async function benchGrowth(browser: Browser, count: number, rounds: number): Promise<void> {
  const project = `.cache/bench/grown-${count}`;
  rmSync(project, { recursive: true, force: true });
  growProject(count, project);
  // Fills the caches.
  buildProject(project);
  const start = performance.now();
  buildProject(project);
  const seconds = (performance.now() - start) / 1000;
  const grown = join(project, 'dist');
  const pages = globSync(`${grown}/**/*.html`).length;
  console.log(`\n${count} watches: ${pages} pages built in ${seconds.toFixed(1)} s, pictures cached`);
  console.table({ 'as it is': weighCatalogue('dist'), [`${count} watches`]: weighCatalogue(grown) });
  await benchInteractions(browser, ['dist', grown], rounds);
  rmSync(project, { recursive: true });
}

/** Kilobytes on the wire, brotli. */
function weighCatalogue(dist: string): Record<string, number> {
  const kilobytes = (file: string) => (statSync(join(dist, `${file}.br`), { throwIfNoEntry: false })?.size ?? 0) / 1000;
  return { 'HTML kB': kilobytes('catalog.html') };
}
