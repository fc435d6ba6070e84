import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownerRepository } from './owner-repository.ts';

/* What docs/owner.md tells the owner to type when something went wrong, typed into a small repository. */

const [, document = ''] = readFileSync('docs/owner.md', 'utf8').split('## When something went wrong');
const [restore = '', abort = '', search = ''] = [...document.matchAll(/```\n(.*?)```/gs)].map(
  ([, commands]) => commands,
);

const file = 'content/shop.yaml';
/** A clone of a repository in which the shop's file was saved with each of these texts. */
function repositoryWith(...texts: string[]) {
  const { type, write, read, publish } = ownerRepository();
  for (const text of texts) {
    write(file, text);
    publish(`Save ${text}`);
  }
  return { type, read: () => read(file) };
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
