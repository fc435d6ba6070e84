import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';

/** A project with a site, a backup of it, an old folder of a killed build, and a stand-in for Astro. */
function project() {
  const folder = temporaryFolder();
  const dist = join(folder, 'dist');
  for (const name of ['dist', 'dist.backup', 'dist.1', 'dist.1.old']) {
    mkdirSync(join(folder, name));
    utimesSync(join(folder, name), 0, 0);
  }
  writeFileSync(join(dist, 'index.html'), 'old');
  // Begins a site, waits until the file `go` exists, and ends with the status of its variable.
  const astro = `#!/bin/sh
    mkdir "$4" && printf "$SITE" > "$4/index.html"
    while [ ! -e go ]; do sleep 0.02; done
    exit $STATUS`;
  writeFileSync(join(folder, 'astro'), astro, { mode: 0o755 });
  const build = (SITE: string, STATUS = '0') =>
    spawn(process.execPath, [resolve('scripts/build.ts')], {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: { PATH: `${folder}${delimiter}${process.env['PATH']}`, SITE, STATUS },
    });
  const isBegun = ({ pid }: ChildProcess) =>
    vi.waitUntil(() => existsSync(join(folder, `dist.${pid}/index.html`)), { timeout: 30_000 });
  const state = () => ({
    site: readFileSync(join(dist, 'index.html'), 'utf8'),
    folders: readdirSync(folder).filter((name) => name.startsWith('dist')),
  });
  return { build, isBegun, state, go: () => writeFileSync(join(folder, 'go'), '') };
}

const statusOf = async (child: ChildProcess) => (await once(child, 'exit'))[0];

test('a build replaces the site, and leaves no other folder', async () => {
  const { build, state, go } = project();
  go();
  expect(await statusOf(build('new'))).toBe(0);
  expect(state()).toEqual({ site: 'new', folders: ['dist', 'dist.backup'] });
});

test('a build that fails leaves the old site alone', async () => {
  const { build, state, go } = project();
  go();
  expect(await statusOf(build('new', '1'))).toBe(1);
  expect(state()).toEqual({ site: 'old', folders: ['dist', 'dist.backup'] });
});

test('a build that is ended with Ctrl+C leaves the old site alone', async () => {
  const { build, isBegun, state } = project();
  const child = build('new');
  await isBegun(child);
  process.kill(-(child.pid as number), 'SIGINT');
  expect(await statusOf(child)).toBe(1);
  expect(state()).toEqual({ site: 'old', folders: ['dist', 'dist.backup'] });
});

test('two builds at once leave one site and nothing else', async () => {
  const { build, isBegun, state, go } = project();
  const children = [build('one'), build('two')];
  await Promise.all(children.map(isBegun));
  const statuses = children.map(statusOf);
  go();
  expect(await Promise.all(statuses)).toEqual([0, 0]);
  expect(state()).toEqual({ site: expect.stringMatching(/^(one|two)$/), folders: ['dist', 'dist.backup'] });
});
