/* Runs the parts of `npm test` and `npm run test:release`. The output of a part is shown only if it fails. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockRun } from './run-lock.ts';

/** How many checks or tests of a part passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The checks build their own site, so that they do not change the one that `npm start` serves. */
const siteFolder = '.cache/test-site/dist';

const results = '.cache/test-results';

lockRun();

/** Builds the site for the other parts. Shows the build's messages about the content. */
export function runBuild(): Promise<Tally> {
  const onLine = (line: string) => line.startsWith('content/') && console.log(line);
  return runCheck('Build', `astro build --silent --outDir ${siteFolder}`, { onLine });
}

/** Runs a command as one check. */
export async function runCheck(title: string, command: string, options: RunOptions = {}): Promise<Tally> {
  return report(title, command, (passes) => ({ passed: passes ? 1 : 0, failed: passes ? 0 : 1, skipped: 0 }), options);
}

/**
 * Runs the tests of one of Vitest's projects.
 *
 * @param files a part of the files' names; default: all files
 */
export async function runVitest(title: string, project: string, files = '', env = {}): Promise<Tally> {
  const file = reportFile(project);
  const command = `vitest run ${files} --project ${project} --reporter=dot --reporter=json --outputFile.json=${file}`;
  const tallyOf = (passes: boolean) => {
    const found = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
    return count(passes, found?.numPassedTests, found?.numFailedTests, found?.numPendingTests);
  };
  return report(title, command, tallyOf, { env });
}

/** Runs tests of Playwright's runner, and shows their progress, because they take minutes. */
export async function runPlaywright(title: string, parameters: string): Promise<Tally> {
  const file = reportFile(title.replaceAll(/\W+/g, '-'));
  const command = `playwright test ${parameters} --reporter=line,json`;
  // Absolute, because Playwright resolves it from its configuration's folder.
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file) };
  return report(title, command, tallyOf, { env, onLine: showLines(title) });

  function tallyOf(passes: boolean): Tally {
    const { stats } = readReport<PlaywrightReport>(file) ?? {};
    return count(passes, stats?.expected, stats && stats.unexpected + stats.flaky, stats?.skipped);
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Prints the result of all parts in one line, and sets the exit code. */
export function finish(tallies: Tally[]): void {
  const total = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[key], 0);
  const [passed, failed] = [total('passed'), total('failed')];
  console.log(`\n${summarise({ passed, failed, skipped: total('skipped') })}`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

interface RunOptions {
  env?: Record<string, string>;
  onLine?: (line: string) => unknown;
  /** Shows the output even if the part passes. */
  alwaysShown?: boolean;
}

/** Runs a part and prints its result in one line, after its output if it failed. */
async function report(
  title: string,
  command: string,
  tallyOf: (passes: boolean) => Tally,
  options: RunOptions = {},
): Promise<Tally> {
  const start = performance.now();
  const { passes, output } = await run(command, options);
  const tally = tallyOf(passes);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (tally.failed > 0 || options.alwaysShown) console.log(`\n--- ${title}: ${command}\n${output.trim()}\n---`);
  console.log(`${title}: ${summarise(tally)}, ${seconds} s`);
  return tally;
}

/** Such as `140 passed, 0 failed`, with skipped tests if there are any. */
function summarise({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function run(command: string, { env = {}, onLine }: RunOptions): Promise<{ passes: boolean; output: string }> {
  const { promise, resolve: end } = Promise.withResolvers<{ passes: boolean; output: string }>();
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', SITE_DIR: siteFolder, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
      for (const line of onLine ? text.split('\n') : []) onLine?.(line);
    });
  }
  child.once('error', (error) => end({ passes: false, output: `${output}\n${error.message}` }));
  child.once('close', (status) => end({ passes: status === 0, output }));
  return promise;
}

/** Reads Playwright's lines, `[12/140] ...`, and prints one for each tenth. */
function showLines(title: string): (line: string) => void {
  let shownTenth = 0;
  return (line) => {
    const [, done, all] = line.match(/^\[(\d+)\/(\d+)\]/) ?? [];
    const tenth = Math.floor((10 * Number(done)) / Number(all));
    if (tenth > shownTenth) {
      shownTenth = tenth;
      console.log(`  ${title}: ${done} of ${all}`);
    }
  };
}

/** A runner that failed without a failed test, or without a report, counts as one failure. */
function count(passes: boolean, passed = 0, failed = 0, skipped = 0): Tally {
  const unexplained = (!passes && failed === 0) || passed === 0;
  return { passed, failed: unexplained ? failed + 1 : failed, skipped };
}

/** The file for a runner's report. Deletes the report of an earlier run. */
function reportFile(name: string): string {
  mkdirSync(results, { recursive: true });
  const file = `${results}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
