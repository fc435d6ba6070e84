import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';
import { replacedName, replaceFolder } from './replace-folder.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A project with a site and a new one. */
function project() {
  const folder = temporaryFolder();
  const write = (name: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), name);
    return join(folder, name);
  };
  const dist = write('dist');
  const siteNow = () => existsSync(dist) && readFileSync(join(dist, 'index.html'), 'utf8');
  return { write, dist, siteNow };
}

/**
 * Replaces the site with another.
 *
 * @param fails whether a rename fails, by its number and the name of the folder
 */
async function replace(fresh: string, dist: string, fails: (count: number, name: string) => boolean) {
  let count = 0;
  const rename: typeof renameSync = (from, to) => {
    if (fails(++count, basename(String(from)))) throw new Error('EPERM');
    renameSync(from, to);
  };
  const done = replaceFolder(fresh, dist, rename).then(
    () => 'replaced',
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return done;
}

test.each([1, 2])('a rename that fails once is repeated: number %i', async (failing) => {
  const { write, dist, siteNow } = project();
  expect(await replace(write('new'), dist, (count) => count === failing)).toBe('replaced');
  expect(siteNow()).toBe('new');
});

test.each(['dist', 'new'])('if %s can never be renamed, the old site stays, and the error is known', async (name) => {
  const { write, dist, siteNow } = project();
  expect(await replace(write('new'), dist, (_, from) => from === name)).toBe('EPERM');
  expect(siteNow()).toBe('dist');
});

test('if the old site cannot be put back either, it is not lost', async () => {
  const { write, dist, siteNow } = project();
  const fresh = write('new');
  expect(await replace(fresh, dist, (_, from) => from !== 'dist')).toBe('EPERM');
  expect([siteNow(), existsSync(replacedName(fresh))]).toEqual([false, true]);
});

test.each([1, 2])('of two builds that meet at rename %i, the later one wins', async (meeting) => {
  const { write, dist, siteNow } = project();
  const [fresh, other] = [write('new'), write('other')];
  const done = replace(fresh, dist, (count) => {
    if (count === meeting) {
      if (existsSync(dist)) renameSync(dist, replacedName(other));
      renameSync(other, dist);
    }
    return false;
  });
  expect(await done).toBe('replaced');
  expect(siteNow()).toBe('new');
});

test('the first build of a project has nothing to replace', async () => {
  const { write, dist, siteNow } = project();
  rmSync(dist, { recursive: true });
  expect(await replace(write('new'), dist, () => false)).toBe('replaced');
  expect(siteNow()).toBe('new');
});
