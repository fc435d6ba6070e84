import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const build = { 'node_modules/astro': { version: '7.0.0' } };
const tests = { 'node_modules/vitest': { version: '5.0.0', dev: true } };
const otherSystem = { 'node_modules/fsevents': { version: '2.0.0', optional: true } };
const everything = { ...build, ...tests, ...otherSystem };

/**
 * Runs the installation in a project with a stand-in for npm.
 *
 * @param installed the packages that npm recorded; undefined on a fresh machine
 * @returns the commands that npm got
 */
function install(installed: object | undefined, ...parameters: string[]): string[] {
  const project = mkdtempSync(join(tmpdir(), 'install-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const pathOf = (name: string) => join(project, name);
  mkdirSync(pathOf('node_modules'));
  for (const name of ['install.mjs', 'chromium.mjs']) cpSync(`scripts/${name}`, pathOf(`scripts/${name}`));
  writeFileSync(pathOf('package-lock.json'), JSON.stringify({ packages: { '': {}, ...everything } }));
  if (installed) writeFileSync(pathOf('node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  const log = pathOf('npm.log');
  const packageOfNode = pathOf('node_modules/node/node_modules');
  writeFileSync(
    pathOf('npm.cjs'),
    `const { appendFileSync, mkdirSync } = require('node:fs');
    appendFileSync(${JSON.stringify(log)}, process.argv.slice(2).join(' ') + '\\n');
    mkdirSync(${JSON.stringify(packageOfNode)}, { recursive: true });`,
  );
  const { status } = spawnSync(process.execPath, [pathOf('scripts/install.mjs'), ...parameters], {
    env: { ...process.env, npm_execpath: pathOf('npm.cjs') },
  });
  expect(status).toBe(0);
  expect(existsSync(packageOfNode)).toBe(false);
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

test('a fresh machine gets the packages that build and serve, and with --tests all', () => {
  const [ci, rebuild] = install(undefined);
  expect(ci).toMatch(/^ci --omit=dev --ignore-scripts /);
  expect(rebuild).toMatch(/^rebuild node /);
  expect(install(undefined, '--tests')[0]).toMatch(/^ci --include=dev /);
});

test('the packages of the tests are added to the others', () => {
  expect(install(build, '--tests')[0]).toMatch(/^install --no-save --include=dev /);
});

test.each([
  ['what builds and serves', build, []],
  ['everything', everything, ['--tests']],
  ['everything, and only what builds is asked for', everything, []],
])('nothing is installed if it is there: %s', (_, installed, parameters) => {
  expect(install(installed, ...parameters)).toEqual([]);
});

test('another version of a package is installed, and removes no package of the tests', () => {
  const old = { 'node_modules/astro': { version: '6.0.0' } };
  expect(install(old)[0]).toMatch(/^install --no-save --omit=dev /);
  expect(install({ ...old, ...tests })[0]).toMatch(/^install --no-save --include=dev /);
});
