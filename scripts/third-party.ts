/*
 * Writes docs/third-party.md: every package that the site is built with or served by, and its licence, as the lock file
 * tells. With --check it only says whether the file is up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface LockEntry {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

const file = 'docs/third-party.md';
/** What the visitor's browser is sent, beside the site's own code. */
const sentToVisitors = /^(react|react-dom|scheduler|astro|@astrojs\/react|@fontsource-variable\/.+)$/;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
// A platform's own binaries come under the licence of the package that asks for them.
const entries = Object.entries(packages).filter(
  ([path, entry]) => path !== '' && !entry.optional && !entry.devOptional,
);
const named = entries.map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }));

const written = `# Third parties

Written by \`node scripts/third-party.ts\` from the lock file; \`npm test\` says when it is out of date.

## Sent to visitors

${table(named.filter(({ name }) => sentToVisitors.test(name)))}

The typefaces are under the SIL Open Font License 1.1: Newsreader (Production Type), Instrument Sans (Instrument), Noto Naskh Arabic
(Google). They are cut to the characters in use.

## Used to build and serve

${table(named.filter(({ name, dev }) => !dev && !sentToVisitors.test(name)))}

## Used for development and tests

${table(named.filter(({ name, dev }) => dev && !sentToVisitors.test(name)))}
`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, written);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== written) {
  console.error(`${file} is out of date: run "node scripts/third-party.ts"`);
  process.exitCode = 1;
}

function table(list: { name: string; version: string; license?: string }[]): string {
  const rows = list.map(({ name, version, license }) => `| ${name} | ${version} | ${license ?? readLicence(name)} |`);
  return ['| package | version | licence |', '|---|---|---|', ...new Set(rows)].join('\n');
}

/** For a package whose licence the lock file leaves out. */
function readLicence(name: string): string {
  const { license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { license?: string };
  return license ?? 'see its package';
}
