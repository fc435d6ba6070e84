import { globSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { buildProject, growProject } from './grown-project.ts';
import { slowDown } from './phone.ts';
import { printTable } from './print-table.ts';
import { measureStrain } from './strain.ts';

/** Builds the site with another number of watches and prints how it bears them, beside the site as it is. */
export async function benchGrowth(browser: Browser, count: number, rounds: number): Promise<void> {
  const project = `.cache/bench/grown-${count}`;
  // What an interrupted run has left.
  rmSync(project, { recursive: true, force: true });
  growProject(count, project);
  // Fills the caches.
  buildProject(project);
  // Aside instead of away: where many files have just been removed, ext4 takes twice as long to make others.
  renameSync(join(project, 'dist'), join(project, 'dist.before'));
  const start = performance.now();
  buildProject(project);
  const seconds = (performance.now() - start) / 1000;
  const pages = globSync(`${project}/dist/**/*.html`).length;
  printTable(`Building ${count} watches in six languages, pictures cached`, [
    ['pages', 'seconds', 'ms a page'],
    [pages, seconds.toFixed(1), ((1000 * seconds) / pages).toFixed(2)],
  ]);
  const few = await measureStrain(browser, 'dist', rounds);
  const many = await measureStrain(browser, join(project, 'dist'), rounds);
  rmSync(project, { recursive: true });
  printTable(`The catalogue at ${slowDown} × slow-down, medians of ${rounds} rounds`, [
    ['', 'as it is', `${count} watches`, 'ratio'],
    ...Object.entries(few).map(([name, small]) => {
      const large = many[name] ?? Number.NaN;
      return [name, small.toFixed(1), large.toFixed(1), (large / small).toFixed(2)];
    }),
  ]);
}
