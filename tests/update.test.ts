import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownerRepository } from './owner-repository.ts';

/* What docs/update.md tells the owner to type, typed into a small repository. */

const document = readFileSync('docs/update.md', 'utf8');
const [connect = '', take = '', keepMine = ''] = [...document.matchAll(/```\n(.*?)```/gs)].map(
  ([, commands]) => commands,
);

/** The project's repository, a clone of it in `project`, and the owner's, which knows the document's URL. */
function clonedProject() {
  const { root, type, write, publish, ...owner } = ownerRepository();
  type('git clone site.git project', '.');
  const release = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) write(file, text, 'project');
    publish('Release', 'project');
  };
  release({ 'content/shop.yaml': 'name: Sample\n', 'content/watches/a.yaml': 'price: 1\n', 'src/a.ts': '1\n' });
  const url = /https:\S+/.exec(connect)?.[0];
  type(`git pull && git config url.${root}/site.git.insteadOf ${url}`);
  return { ...owner, type, write, release };
}

test('a new version is merged with what the owner changed', () => {
  const { type, write, read, release } = clonedProject();
  release({ 'src/a.ts': '2\n' });
  write('content/shop.yaml', 'name: Anna\n');
  write('pictures/photographs/a.jpg', 'photograph');
  type(connect);
  type(take);
  expect([read('content/shop.yaml'), read('src/a.ts')]).toEqual(['name: Anna\n', '2\n']);
});

test('after a conflict the owner has her own files, without those that she deleted, and the rest of the version', () => {
  const { type, write, read, has, release } = clonedProject();
  release({ 'content/shop.yaml': 'name: Other\n', 'content/watches/a.yaml': 'price: 2\n', 'src/a.ts': '2\n' });
  write('content/shop.yaml', 'name: Anna\n');
  type('rm content/watches/a.yaml');
  type(connect);
  expect(() => type(take)).toThrow();
  type(keepMine);
  expect([read('content/shop.yaml'), has('content/watches/a.yaml'), read('src/a.ts')]).toEqual([
    'name: Anna\n',
    false,
    '2\n',
  ]);
  expect(type('git status --porcelain')).toBe('');
});
