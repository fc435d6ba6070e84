import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/* What docs/owner.md tells the owner to type when something went wrong, typed into a small repository. */

const [, document = ''] = readFileSync('docs/owner.md', 'utf8').split('## When something went wrong');
const [restore = '', abort = '', search = ''] = [...document.matchAll(/```\n(.*?)```/gs)].map(
  ([, commands]) => commands,
);

const file = 'content/shop.yaml';
const environment = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Anna'],
      [`GIT_${who}_EMAIL`, 'anna@watches.example'],
    ]),
  ),
};

/** A clone of a repository in which the shop's file was saved with each of these texts. */
function repositoryWith(...texts: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'owner-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'owner');
  const type = (commands: string, cwd = folder) =>
    execFileSync('sh', ['-ec', commands], { cwd, env: environment, encoding: 'utf8', stdio: 'pipe' });
  type('git init --bare --initial-branch main site.git && git clone site.git owner', root);
  mkdirSync(join(folder, 'content'));
  for (const text of texts) {
    writeFileSync(join(folder, file), text);
    type(`git add --all && git commit --message "Save ${text.trim()}" && git push origin HEAD:main`);
  }
  return { type, read: () => readFileSync(join(folder, file), 'utf8') };
}

/** The recipe with the commit of this text in place of `COMMIT`. */
function restoreWith(type: (commands: string) => string, text: string): void {
  const [list = '', ...others] = restore.trim().split('\n');
  const line = type(list)
    .split('\n')
    .find((each) => each.endsWith(`Save ${text}`));
  expect(line).toMatch(/^[\da-f]{7,} \d{4}-\d{2}-\d{2} Save /);
  type(others.join('\n').replace('COMMIT', line?.split(' ')[0] ?? ''));
}

test('a file is restored as it was on a day, also a deleted one', () => {
  const { type, read } = repositoryWith('opens: 9', 'opens: 10', 'opens: 11');
  restoreWith(type, 'opens: 9');
  expect(read()).toBe('opens: 9');
  type(`git rm ${file} && git commit --message "Delete"`);
  restoreWith(type, 'opens: 10');
  expect(read()).toBe('opens: 10');
  expect(type('git status --short --branch').trim()).toBe('## main...origin/main');
});

test('after a revert that conflicts, the file is restored all the same', () => {
  const { type, read } = repositoryWith('opens: 9', 'opens: 10', 'opens: 11');
  expect(() => type('git revert --no-edit HEAD~1')).toThrow('could not revert');
  type(abort);
  restoreWith(type, 'opens: 9');
  expect(read()).toBe('opens: 9');
});

test('words of a page are found with file and line', () => {
  expect(execFileSync('sh', ['-c', search], { encoding: 'utf8' })).toMatch(/^content\/locales\/ar.json:\d+:/);
});
