import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';

const guide = readFileSync('docs/hosting.md', 'utf8');
const [, setup = ''] = /( +```\n +cp server.*?)```/s.exec(guide) ?? [];
const [, update = ''] = /\*\*Update\*\*.*?`([^`]+)`/.exec(guide) ?? [];

/**
 * Types commands of the guide, with a stand-in for each program, and for systemd one that runs the unit of a build.
 *
 * @param failing a command that fails
 * @returns the commands that ran, each of a unit with the setting that it got
 */
function type(commands: string, failing = 'none'): string[] {
  const folder = temporaryFolder();
  const fileOf = (name: string) => join(folder, name);
  const log = fileOf('log');
  const setting = '$' + '{INQUIRIES_ENDPOINT:+ with the settings}';
  const record = `line="$(basename "$0") $*${setting}"; echo "$line" >> ${log}; case "$line" in *"${failing}"*) exit 1;; esac`;
  for (const name of ['git', 'node', 'npm', 'cp']) writeFileSync(fileOf(name), `#!/bin/sh\n${record}`, { mode: 0o755 });
  writeFileSync(fileOf('coromandel.env'), 'INQUIRIES_ENDPOINT=/api/inquiries\n');
  const unit = readFileSync('server/coromandel-build.service', 'utf8')
    .replaceAll('/usr/bin/', `${folder}/`)
    .replaceAll('/etc/', `${folder}/`);
  const settings = /^EnvironmentFile=-(.+)$/m.exec(unit)?.[1] ?? '/dev/null';
  const steps = [...unit.matchAll(/^ExecStart(?:Post)?=(.+)$/gm)].map(([, command]) => command);
  const build = `(set -ea; . ${settings}; ${steps.join('; ')})`;
  const systemctl = `#!/bin/sh\n${record}\n[ "$*" != "start coromandel-build" ] || ${build}`;
  writeFileSync(fileOf('systemctl'), systemctl, { mode: 0o755 });
  try {
    execFileSync('/bin/sh', ['-c', commands], { env: { PATH: `${folder}:/usr/bin:/bin` }, stdio: 'pipe' });
  } catch {}
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

const built = ['node scripts/install.mjs', 'npm run build', 'systemctl try-restart coromandel'].map(
  (command) => `${command} with the settings`,
);

test('the guide sets up a server whose first build has the settings that it is compared with', () => {
  expect(type(setup.replaceAll('```', ''))).toEqual([
    expect.stringMatching(/^cp server\/coromandel-build\.service server\/coromandel\.service .*\.timer /),
    'systemctl start coromandel-build',
    ...built,
    'systemctl enable --now coromandel coromandel-build.timer',
  ]);
  const settingsOf = (unit: string) =>
    /^EnvironmentFile=.+$/m.exec(readFileSync(`server/${unit}.service`, 'utf8'))?.[0];
  expect(settingsOf('coromandel-build')).toBe(settingsOf('coromandel'));
});

test('an update installs, builds with the settings of the server and restarts it', () => {
  expect(type(update)).toEqual(['git pull', 'systemctl start coromandel-build', ...built]);
});

test('a server is not restarted after a build that failed', () => {
  expect(type(update, 'run build')).toEqual(['git pull', 'systemctl start coromandel-build', ...built.slice(0, 2)]);
});
