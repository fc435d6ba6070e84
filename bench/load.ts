import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startNginx } from '../hosts/host-programs.ts';
import { findProgram } from '../scripts/find-program.mjs';
import { findHosts } from '../scripts/hosts.mjs';
import { serveSite } from '../scripts/served-site.ts';
import { median } from './median.ts';
import { printTable } from './print-table.ts';

const connections = 200;

/** What a server stood: answers a second, milliseconds within which 99 of 100 came, answers that failed. */
interface Load {
  perSecond: number;
  p99: number;
  failed: number;
}

/**
 * Asks the site's own server and nginx, each one process, for the same files in turn, over 200 connections at once, and
 * prints how they compare.
 *
 * @param seconds how long each is asked in a round
 */
export async function benchLoad(dist: string, seconds: number, rounds: number): Promise<void> {
  const wrk = findProgram('wrk');
  if (!wrk || !findHosts()) {
    console.log(
      '\nThe load test is left out: it takes Debian with its nginx (scripts/hosts.mjs) and its package "wrk".',
    );
    return;
  }
  const paths = pathsOf(dist);
  const servers = { 'own server': await serveSite(dist), nginx: await startNginx(dist) };
  const loads = new Map<string, Load[]>(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, { origin }] of Object.entries(servers))
      loads.get(name)?.push(await load(wrk, origin, paths, seconds));
  }
  for (const { stop } of Object.values(servers)) await stop();
  printLoads(loads, `${connections} connections for ${seconds} s, medians of ${rounds} rounds`);
}

function printLoads(loads: Map<string, Load[]>, title: string): void {
  const of = (name: string, key: keyof Load) => median((loads.get(name) ?? []).map((load) => load[key]));
  const row = (name: string) => [
    name,
    Math.round(of(name, 'perSecond')),
    of(name, 'p99').toFixed(1),
    of(name, 'failed'),
  ];
  const ratio = (key: keyof Load) => (of('own server', key) / of('nginx', key)).toFixed(2);
  printTable(title, [
    ['server', 'answers a second', 'p99 ms', 'failed'],
    row('own server'),
    row('nginx'),
    ['ratio', ratio('perSecond'), ratio('p99'), ''],
  ]);
}

/** What visitors fetch: pages, the stylesheet, scripts, fonts, pictures as phones take them. */
function pathsOf(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
  const kinds = [/^\/_astro\/.*\.(css|js)$/, /^\/fonts\/.*\.woff2$/, /^\/images\/sized\/.*\.800\.avif$/];
  const pages = files.filter((file) => file.endsWith('.html') && !/\/(404|500)\.html$/.test(file));
  return [
    ...pages.map((file) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''))),
    ...kinds.flatMap((kind) => files.filter((file) => kind.test(file))),
  ];
}

async function load(wrk: string, origin: string, paths: string[], seconds: number): Promise<Load> {
  const script = join('.cache/bench', 'load.lua');
  writeFileSync(script, luaScript(paths));
  const parameters = ['--connections', connections, '--duration', `${seconds}s`, '--threads', 1, '--timeout', '10s'];
  const program = spawn(wrk, [...parameters, '--script', script, origin].map(String), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const report = /^load (.*)$/m.exec(await text(program.stdout))?.[1];
  if (!report) throw new Error(`wrk could not ask ${origin}`);
  const { requests, microseconds, p99, failed } = JSON.parse(report);
  return { perSecond: (requests / microseconds) * 1e6, p99: p99 / 1000, failed };
}

/** wrk's script: asks for one address after the other and reports as JSON. https://github.com/wg/wrk/blob/master/SCRIPTING */
function luaScript(paths: string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local next = 0
wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next])
end
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format('load {"requests":%d,"microseconds":%d,"p99":%d,"failed":%d}',
    summary.requests, summary.duration, latency:percentile(99), failed))
end
`;
}
