import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';

const build = { 'node_modules/astro': { version: '7.0.0' }, 'node_modules/node': { version: '24.0.0' } };
const tests = { 'node_modules/vitest': { version: '5.0.0', dev: true } };
const otherSystem = { 'node_modules/fsevents': { version: '2.0.0', optional: true } };
const everything = { ...build, ...tests, ...otherSystem };

/** As npm does, it replaces a package of Node without its program, which `rebuild` gets. It ends where it is told to be cut off. */
const npm = `#!${process.execPath}
  const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
  const [command] = process.argv.slice(2);
  appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
  if (process.env.CUT_OFF === command) process.exit(1);
  if (command === 'rebuild') {
    mkdirSync('node_modules/node/bin', { recursive: true });
    mkdirSync('node_modules/node/node_modules');
    writeFileSync('node_modules/node/bin/node', '');
  } else {
    rmSync('node_modules/node', { recursive: true, force: true });
    const { '': project, ...packages } = require('./package-lock.json').packages;
    writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
  }`;

/**
 * A project with a stand-in for npm.
 *
 * @param installed the packages that npm recorded; undefined on a fresh machine
 */
function project(installed: object | undefined) {
  const folder = temporaryFolder();
  const pathOf = (name: string) => join(folder, name);
  mkdirSync(pathOf('node_modules'));
  for (const name of ['install.mjs', 'chromium.mjs']) cpSync(`scripts/${name}`, pathOf(`scripts/${name}`));
  writeFileSync(pathOf('package-lock.json'), JSON.stringify({ packages: { '': {}, ...everything } }));
  writeFileSync(pathOf('npm'), npm, { mode: 0o755 });
  const program = pathOf('node_modules/node/bin/node');
  if (installed) {
    writeFileSync(pathOf('node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    mkdirSync(pathOf('node_modules/node/bin'), { recursive: true });
    writeFileSync(program, '');
  }
  return {
    /** The project's own Node. */
    program,
    /** Runs the installation by that Node or another. @returns its status and the commands that npm got */
    install(parameters: string[] = [], node = process.execPath, variables: object = {}) {
      rmSync(pathOf('npm.log'), { force: true });
      const { status } = spawnSync(node, [pathOf('scripts/install.mjs'), ...parameters], {
        env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}`, ...variables },
      });
      const commands = existsSync(pathOf('npm.log')) ? readFileSync(pathOf('npm.log'), 'utf8').trim().split('\n') : [];
      return { status, commands: commands.map((command) => command.replace(/ --(ignore|loglevel).*/, '')) };
    },
    /** Whether the program of Node is there, and nothing else that came with it. */
    hasNode: () => existsSync(program) && !existsSync(pathOf('node_modules/node/node_modules')),
  };
}

const installs = (...commands: string[]) => ({ status: 0, commands });

test('a fresh machine gets the packages that build and serve, and with --tests all', () => {
  expect(project(undefined).install()).toEqual(installs('install --no-save --omit=dev', 'rebuild node'));
  expect(project(undefined).install(['--tests'])).toEqual(installs('install --no-save --include=dev', 'rebuild node'));
});

test('the packages of the tests are added to the others', () => {
  const { install } = project({ 'node_modules/node': { version: '24.0.0' } });
  expect(install(['--tests']).commands[0]).toBe('install --no-save --include=dev');
});

test.each([
  ['what builds and serves', build, []],
  ['everything', everything, ['--tests']],
  ['everything, and only what builds is asked for', everything, []],
])('nothing is installed if it is there: %s', (_, installed, parameters) => {
  expect(project(installed).install(parameters)).toEqual(installs());
});

const old = { ...build, 'node_modules/astro': { version: '6.0.0' } };

test('another version of a package is installed, and removes no package of the tests', () => {
  expect(project(old).install().commands[0]).toBe('install --no-save --omit=dev');
  expect(project({ ...old, ...tests }).install().commands[0]).toBe('install --no-save --include=dev');
});

test('another version of Node is installed, although the old one runs the installation', () => {
  const { install, program, hasNode } = project({ ...build, 'node_modules/node': { version: '23.0.0' } });
  cpSync(process.execPath, program);
  expect(install([], program)).toEqual(installs('install --no-save --omit=dev', 'rebuild node'));
  expect(hasNode()).toBe(true);
  expect(install()).toEqual(installs());
});

test('an installation that was cut off before its second step goes on', () => {
  const { install, hasNode } = project(undefined);
  expect(install([], process.execPath, { CUT_OFF: 'rebuild' }).status).toBe(1);
  expect(install()).toEqual(installs('rebuild node'));
  expect(hasNode()).toBe(true);
});
