import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/* What docs/update.md tells the owner to type, typed into a small repository. */

const document = readFileSync('docs/update.md', 'utf8');
const [connect = '', take = '', keepMine = ''] = [...document.matchAll(/```\n(.*?)```/gs)].map(
  ([, commands]) => commands,
);

const person = { NAME: 'Anna', EMAIL: 'anna@watches.example' };
const environment = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  ...Object.fromEntries(
    Object.entries(person).flatMap(([key, value]) =>
      [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value]),
    ),
  ),
};

/** An upstream repository, and the owner's clone of it, which knows the document's URL. */
function clonedProject() {
  const root = mkdtempSync(join(tmpdir(), 'update-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folderOf = (name: string) => join(root, name);
  /** Types commands one after the other, as a shell does; `false` if the last one failed. */
  const type = (folder: string, commands: string) => {
    try {
      execFileSync('sh', ['-c', commands], { cwd: folderOf(folder), env: environment, stdio: 'pipe' });
      return true;
    } catch {
      return false;
    }
  };
  const write = (folder: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folderOf(folder), name, '..'), { recursive: true });
      writeFileSync(join(folderOf(folder), name), text);
    }
  };
  const read = (name: string) => readFileSync(join(folderOf('owner'), name), 'utf8');
  const has = (name: string) => existsSync(join(folderOf('owner'), name));
  type('.', 'git init --bare --initial-branch main public.git && git clone public.git project');
  write('project', {
    'content/shop.yaml': 'name: Sample\n',
    'content/watches/a.yaml': 'price: 1\n',
    'src/a.ts': '1\n',
  });
  type('project', 'git add --all && git commit --message 1 && git push origin HEAD:main');
  const url = /https:\S+/.exec(connect)?.[0];
  type('.', `git clone public.git owner && cd owner && git config url.${folderOf('public.git')}.insteadOf ${url}`);
  const publish = (files: Record<string, string>) => {
    write('project', files);
    type('project', 'git add --all && git commit --message 2 && git push origin HEAD:main');
  };
  return { owner: (commands: string) => type('owner', commands), write, read, has, publish };
}

test('a new version is merged with what the owner changed', () => {
  const { owner, write, read, publish } = clonedProject();
  publish({ 'src/a.ts': '2\n' });
  write('owner', { 'content/shop.yaml': 'name: Anna\n', 'pictures/photographs/a.jpg': 'photograph' });
  expect([owner(connect), owner(take)]).toEqual([true, true]);
  expect([read('content/shop.yaml'), read('src/a.ts')]).toEqual(['name: Anna\n', '2\n']);
});

test('after a conflict the owner has her own files, without those that she deleted, and the rest of the version', () => {
  const { owner, write, read, has, publish } = clonedProject();
  publish({ 'content/shop.yaml': 'name: Other\n', 'content/watches/a.yaml': 'price: 2\n', 'src/a.ts': '2\n' });
  write('owner', { 'content/shop.yaml': 'name: Anna\n' });
  owner('rm content/watches/a.yaml');
  expect([owner(connect), owner(take)]).toEqual([true, false]);
  expect(owner(keepMine)).toBe(true);
  expect([read('content/shop.yaml'), has('content/watches/a.yaml'), read('src/a.ts')]).toEqual([
    'name: Anna\n',
    false,
    '2\n',
  ]);
  expect(owner('test -z "$(git status --porcelain)"')).toBe(true);
});
