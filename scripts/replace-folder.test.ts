import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';
import { replaceFolder } from './replace-folder.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A project with these folders, in each of which a file says its name. */
function project(...names: string[]) {
  const folder = temporaryFolder();
  const pathOf = (name: string) => join(folder, name);
  for (const name of names) {
    mkdirSync(pathOf(name));
    writeFileSync(join(pathOf(name), 'index.html'), name);
  }
  const textIn = (name: string) => existsSync(pathOf(name)) && readFileSync(join(pathOf(name), 'index.html'), 'utf8');
  /** Replaces the site, while this happens after the first attempt. */
  const replace = async (meanwhile = () => {}) => {
    const done = replaceFolder(pathOf('new'), pathOf('dist'), pathOf('old')).catch(({ code }) => code);
    meanwhile();
    await vi.runAllTimersAsync();
    return done;
  };
  return { pathOf, textIn, replace };
}

test('the new site is in the place of the old one, also after a build that was killed', async () => {
  const { textIn, replace } = project('dist', 'new', 'old');
  await replace();
  expect(['dist', 'old', 'new'].map(textIn)).toEqual(['new', 'dist', false]);
});

test('the first build of a project has nothing to replace', async () => {
  const { textIn, replace } = project('new');
  await replace();
  expect(textIn('dist')).toBe('new');
});

test('if the new site cannot be renamed, the old one is in its place again, and the error is known', async () => {
  const { textIn, replace } = project('dist');
  expect(await replace()).toBe('ENOENT');
  expect(textIn('dist')).toBe('dist');
});

test('a rename that fails is repeated, also after another build has put its site there', async () => {
  const { pathOf, textIn, replace } = project('dist', 'open', 'other');
  await replace(() => {
    renameSync(pathOf('other'), pathOf('dist'));
    renameSync(pathOf('open'), pathOf('new'));
  });
  expect(textIn('dist')).toBe('open');
});
