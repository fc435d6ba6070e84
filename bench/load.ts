import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import { findOnPath } from '../scripts/chromium.mjs';
import { serveSite } from '../scripts/served-site.ts';
import { median } from './median.ts';

const connections = 200;

interface Load {
  answersPerSecond: number;
  /** The 99th percentile of the response times, in milliseconds. */
  p99Ms: number;
  failed: number;
}

/**
 * Measures how many responses the site's server gives, with the files that visitors request.
 *
 * @param dist the folder of the built site
 * @param seconds the duration of each measurement
 */
export async function benchLoad(dist: string, seconds: number, rounds: number): Promise<void> {
  const wrk = findOnPath('wrk');
  if (!wrk) {
    console.log('\nThe load test is left out: it takes Debian\'s package "wrk".');
    return;
  }
  const server = await serveSite(dist);
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await load(wrk, server.origin, pathsOf(dist), seconds));
  await server.stop();
  const of = (key: keyof Load) => median(loads.map((each) => each[key]));
  console.log(`\n${connections} connections for ${seconds} s, medians of ${rounds} rounds`);
  console.table({ server: { answersPerSecond: of('answersPerSecond'), p99Ms: of('p99Ms'), failed: of('failed') } });
}

/** Pages, scripts, fonts, and pictures in the size for phones. */
function pathsOf(dist: string): string[] {
  const pages = globSync('**/*.html', { cwd: dist, exclude: ['**/404.html', '**/500.html'] });
  const files = globSync(['_astro/*.{js,woff2}', 'images/sized/*.800.avif'], { cwd: dist });
  return [...pages.map((page) => page.replace(/(^index)?\.html$/, '')), ...files].map((path) => `/${path}`);
}

async function load(wrk: string, origin: string, paths: string[], seconds: number): Promise<Load> {
  const options = ['--connections', connections, '--duration', seconds, '--threads', 1, '--timeout', '10s'];
  const parameters = [...options, '--script', 'bench/load.lua', origin, '--', ...paths].map(String);
  const { stdout } = await promisify(execFile)(wrk, parameters);
  return JSON.parse(/^{.*}$/m.exec(stdout)?.[0] ?? '');
}
