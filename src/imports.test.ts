import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** From the outside in: a folder may import from itself and from those after it. */
const order = ['pages', 'layout', 'features', 'components', 'structured-data', 'content', 'i18n'];

const source = import.meta.dirname;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(astro|tsx?)$/.test(name));

interface Import {
  from: string;
  to: string;
}

const imports: Import[] = files.flatMap((from) => {
  const code = readFileSync(join(source, from), 'utf8');
  return [...code.matchAll(/\bfrom '(\.{1,2}\/[^']+)'|\bimport '(\.{1,2}\/[^']+)'/g)].map(([, named, bare]) => ({
    from,
    to: relative(source, join(source, from, '..', named ?? bare ?? '')),
  }));
});

const folderOf = (file: string) => file.split('/')[0] ?? '';
const featureOf = (file: string) => file.match(/^features\/([^/]+)/)?.[1];

test('every folder has its place in the order', () => {
  const folders = new Set(files.filter((file) => file.includes('/')).map(folderOf));
  expect([...folders].filter((folder) => !order.includes(folder))).toEqual([]);
});

test('imports run one way, from the pages to the table of languages', () => {
  const backwards = imports.filter(
    ({ from, to }) => order.indexOf(folderOf(from)) > order.indexOf(folderOf(to)) && order.includes(folderOf(to)),
  );
  expect(backwards).toEqual([]);
  expect(imports.length).toBeGreaterThan(100);
});

test('features do not import each other', () => {
  const crossing = imports.filter(
    ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
  );
  expect(crossing).toEqual([]);
});

test('nothing that hydrates reaches the translations', () => {
  const islands = ['features/catalogue/catalogue.tsx', 'features/signup/signup-form.tsx', 'features/watch/inquiry.tsx'];
  const reached = new Set(islands);
  for (const file of reached) {
    const code = readFileSync(join(source, file), 'utf8');
    for (const { to } of imports.filter(({ from }) => from === file)) {
      const isTypeOnly = new RegExp(`import type [^;]*/${to.split('/').at(-1)?.replaceAll('.', '\\.')}'`).test(code);
      if (/\.tsx?$/.test(to) && !isTypeOnly) reached.add(to);
    }
  }
  expect([...reached]).not.toContain('i18n/translate.ts');
  expect(reached.size).toBeGreaterThan(islands.length);
});
