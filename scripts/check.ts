/* Every check and test of the project, in order, and one line at the end: how many passed, how many failed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findHosts } from './hosts.mjs';

interface Tally {
  passed: number;
  failed: number;
}

const results = '.cache/test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const tallies = [
  runCheck('Format, lint and accessibility rules', 'biome check --error-on-warnings .'),
  runCheck('Styles', "stylelint 'src/**/*.css'"),
  runCheck('Types', 'astro check --minimumFailingSeverity warning'),
  runCheck('Licences', 'node scripts/third-party.ts --check'),
  runVitest('unit'),
  runCheck('Build', 'astro build --silent'),
  runVitest('built-site'),
  runHosts(),
  runPlaywright(),
];

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A command that is one check: it passes or fails as a whole. */
function runCheck(title: string, command: string): Tally {
  const passes = run(title, command);
  return { passed: passes ? 1 : 0, failed: passes ? 0 : 1 };
}

function runVitest(project: string): Tally {
  const file = `${results}/${project}.json`;
  const passes = run(
    `Vitest: ${project}`,
    `vitest run --project ${project} --reporter=dot --reporter=json --outputFile.json=${file}`,
  );
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return count(passes, report?.numPassedTests, report?.numFailedTests);
}

/** The configurations for nginx and Caddy, tried with Debian's own; elsewhere they are not tried, which is said. */
function runHosts(): Tally {
  if (findHosts()) return runVitest('hosts');
  console.log(
    '\nThe configurations for nginx and Caddy were not tried: that takes Debian and its packages of both (scripts/hosts.mjs).',
  );
  return { passed: 0, failed: 0 };
}

function runPlaywright(): Tally {
  const file = `${results}/journeys.json`;
  const passes = run('Journeys in Chromium', 'playwright test --reporter=dot,json', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  return count(passes, report?.stats.expected, report && report.stats.unexpected + report.stats.flaky);
}

/** A runner that failed without a failed test, or without a report, counts as one failure. */
function count(passes: boolean, passed = 0, failed = 0): Tally {
  const unexplained = (!passes && failed === 0) || passed === 0;
  return { passed, failed: unexplained ? failed + 1 : failed };
}

function run(title: string, command: string, env: Record<string, string> = {}): boolean {
  console.log(`\n${title}`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...env },
  });
  return status === 0;
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
