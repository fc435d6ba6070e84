/*
 * Every check and test that a change must pass (`npm test`), and with `--release` those before a release too
 * (`npm test -- --release`). The output of a part is shown only if it fails. The last line counts passed and failed checks and
 * tests.
 */
import { exec } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify, stripVTControlCharacters } from 'node:util';
import { missingTestPrograms, type TestProgram } from './test-programs.ts';

/** A check, or a runner of tests. */
interface Part {
  title: string;
  command: string;
  /** Whether it is left out if the shops cannot be built. */
  needsShops?: boolean;
  /** The programs without which it is left out. */
  programs?: TestProgram[];
}

/** How many checks and tests passed and failed. */
interface Tally {
  passed: number;
  failed: number;
}

const isRelease = process.argv.includes('--release');

const sources: Part[] = [
  { title: 'Format, lint and accessibility rules', command: 'biome check --error-on-warnings .' },
  { title: 'Imports', command: 'depcruise src server editor integrations scripts bench' },
  { title: 'Styles', command: 'stylelint "src/**/*.css"' },
  // A fresh clone installs from the lock file, which a checkout with installed packages does not read.
  { title: 'Lock file', command: 'npm ci --dry-run --offline --ignore-scripts' },
  { title: 'Unused files, exports and packages', command: 'knip --no-progress' },
  { title: 'Unit tests', command: 'vitest run --project unit --reporter=dot' },
  { title: 'Components', command: 'vitest run --project components --reporter=dot' },
  { title: 'Types', command: 'astro check --minimumFailingSeverity warning' },
];

const builtSite: Part = {
  title: 'Built site',
  command: 'vitest run --project built-site --reporter=dot',
  needsShops: true,
};
const journeys: Part = {
  title: 'Journeys in Chromium',
  // Of both projects before a release.
  command: `playwright test ${isRelease ? '' : '--project=journeys '}--reporter=dot`,
  needsShops: true,
};

/**
 * The Nu HTML Checker. Its parser of CSS is older than `@view-transition`, container queries and anchors; Stylelint checks
 * styles.
 */
const nu = 'java -jar node_modules/vnu-jar/build/dist/vnu.jar --skip-non-html --errors-only --filterpattern "CSS: .*"';
const engines = 'playwright test --config tests/engines/playwright.config.ts --reporter=dot';

/** What takes too long for every change (docs/decisions/0013-tests.md). The first parts need no build. */
const beforeRelease: Part[] = [
  { title: 'Installation, build and recipes', command: 'vitest run --project processes --reporter=dot' },
  { title: 'nginx and Caddy', command: 'vitest run --project hosts --reporter=dot', programs: ['nginx', 'Caddy'] },
  { title: 'Inquiries', command: 'vitest run --project inquiries --reporter=dot', programs: ['Postfix'] },
  {
    title: 'HTML of every kind of page',
    // Words are no markup, so that one language has the markup of all. The error pages are in English.
    command: `${nu} .cache/shops/owner/dist/*.html .cache/shops/*/dist/ar`,
    needsShops: true,
    programs: ['Java'],
  },
  { title: 'Firefox', command: `${engines} --project=Firefox`, needsShops: true, programs: ['Firefox'] },
  {
    title: 'Chromium 109',
    command: `${engines} --project='Chromium 109'`,
    needsShops: true,
    programs: ['Chromium 109'],
  },
  { title: 'WebKit', command: `${engines} --project=WebKit`, needsShops: true, programs: ['WebKit'] },
];

const environment: Record<string, string> = {
  ASTRO_TELEMETRY_DISABLED: '1',
  FORCE_COLOR: '0',
  // Before a release, the bytes of whole pages are counted as they are sent.
  COMPRESSION: isRelease ? '' : 'off',
  // Variables of a machine that must not change the pages.
  SITE: '/elsewhere',
  BASE: '/elsewhere',
  SITE_URL: '',
  INQUIRIES_ENDPOINT: '',
};
if (isRelease) {
  // Before a release, property tests try random cases.
  environment['PROPERTY_SEED'] = String(randomInt(2 ** 31));
  console.log(`PROPERTY_SEED=${environment['PROPERTY_SEED']}`);
}

/** A line for each part that failed. */
const failures: string[] = [];

// The project's own site is built before a release: not into `dist`, so that the site that `npm start` serves stays as it is.
const build = run({
  title: 'Builds of the shops',
  command: isRelease
    ? 'astro build --outDir .cache/test-site && node tests/shops/build.ts sample owner rare'
    : 'node tests/shops/build.ts sample owner',
});
// For two processors. The third, before a release, waits for other programs most of the time.
const lanes = isRelease ? [[...sources, builtSite], [journeys], beforeRelease] : [sources, [builtSite, journeys]];
const tallies = (await Promise.all([build, ...lanes.map(runLane)])).flat();
const total = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[key], 0);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;

/** Runs parts one after the other. */
async function runLane(parts: Part[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const part of parts) {
    const missing = missingTestPrograms(part.programs ?? []);
    if (part.needsShops && (await build).failed > 0) console.log(`${part.title}: not tried, because the build failed`);
    else if (missing.length > 0) tallies.push(skip(part, missing));
    else tallies.push(await run(part));
  }
  return tallies;
}

/** Says why a part is left out. On a server for tests (`CI`), which must have every program, it counts as failed. */
function skip({ title }: Part, missing: readonly string[]): Tally {
  const line = `${title}: not tried, because this machine lacks ${missing.join(', ')}`;
  console.log(line);
  if (!process.env['CI']) return { passed: 0, failed: 0 };
  failures.push(`  ${line}`);
  return { passed: 0, failed: 1 };
}

/** Runs a part and prints its result in one line, after its output if it failed. */
async function run({ title, command }: Part): Promise<Tally> {
  const start = performance.now();
  const options = { env: { ...process.env, ...environment }, maxBuffer: Number.POSITIVE_INFINITY };
  const { stdout, stderr, code } = await promisify(exec)(command, options).catch((failure) => failure);
  const output = stripVTControlCharacters(`${stdout}${stderr}`);
  const tally = countTests(output, code === undefined);
  if (tally.failed > 0) {
    console.log(`\n--- ${title}: ${command}\n${output.trim()}\n---`);
    failures.push(`  ${title}: ${command}`);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${title}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
  return tally;
}

/**
 * Reads the numbers from the summary of Vitest or Playwright, such as `Tests  2 failed | 140 passed`. A check without tests
 * counts as one, and so does a failure without a failed test.
 */
function countTests(output: string, passes: boolean): Tally {
  const last = (word: string) => Number([...output.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0);
  if (passes) return { passed: last('passed') || 1, failed: 0 };
  return { passed: last('passed'), failed: last('failed') || 1 };
}
