import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** The folders of `src`, from the outside in: each may import from those after it. */
const layers = ['pages', 'layout', 'features', 'components', 'structured-data', 'content', 'pictures', 'i18n'];

/** What a folder may import besides itself and packages. Browser code, all of it in `src`, imports nothing of the build. */
const allowed: Record<string, string[]> = {
  src: ['content/'],
  server: ['src/content/inquiry-contract', 'src/content/shop', 'src/content/wishes', 'src/i18n/'],
  editor: ['server/', 'src/content/', 'src/i18n/'],
  integrations: ['server/', 'src/content/', 'src/i18n/', 'src/layout/', 'src/pictures/'],
  scripts: ['editor/', 'server/', 'src/content/', 'src/i18n/', 'src/pictures/'],
  bench: [
    'integrations/',
    'scripts/',
    'server/',

    'src/content/',
    'src/i18n/',
    'src/pictures/',
    'tests/',
  ],
};

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const root = join(import.meta.dirname, '..');

// Tests beside the code may import anything: they reach no visitor.
const files = globSync(`{${Object.keys(allowed)}}/**/*.{astro,js,mjs,ts,tsx}`, { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

const imports = files.flatMap((file) => readImports(file, readFileSync(join(root, file), 'utf8')));

function readImports(from: string, code: string): Import[] {
  const statements = /\b(?:import|export)\b(?:\s+(type)\b)?(?:[^'";]*?\bfrom)?\s*\(?'(\.{1,2}\/[^'?]+)/g;
  return [...code.matchAll(statements)].map(([, type, path = '']) => ({
    from,
    to: normalize(join(from, '..', path)),
    typeOnly: type !== undefined,
  }));
}

const layerOf = (file: string) => (file.startsWith('src/') ? layers.indexOf(file.split('/')[1] ?? '') : -1);
const featureOf = (file: string) => file.match(/^src\/features\/([^/]+)\//)?.[1];
const topFolderOf = (file: string) => file.split('/')[0] ?? '';

test('a folder imports only from the folders that it may know', () => {
  const forbidden = imports.filter(
    ({ from, to }) =>
      topFolderOf(from) !== topFolderOf(to) && !allowed[topFolderOf(from)]?.some((start) => to.startsWith(start)),
  );
  expect(forbidden).toEqual([]);
  expect(imports.length).toBeGreaterThan(300);
});

test('imports inside src run one way, from the pages to the table of languages', () => {
  const backwards = imports.filter(({ from, to }) => layerOf(to) >= 0 && layerOf(from) > layerOf(to));
  expect(backwards).toEqual([]);
});

test('the site and the inquiries of the server do not know each other, and inquiries are loaded only when they are on', () => {
  const inServer = imports.filter(({ from }) => from.startsWith('server/'));
  const roomOf = (file: string) => file.match(/^server\/([^/]+)\//)?.[1];
  expect(inServer.filter(({ from, to }) => roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to))).toEqual([]);
  const start = readFileSync(join(root, 'server/start.ts'), 'utf8');
  const loaded = [...start.matchAll(/.*'\.\/inquiries\/.*/g)].map(([line]) => line.trim());
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((line) => !line.includes('await import('))).toEqual([]);
});

test('no file imports itself by way of others, not even for a type', () => {
  const imported = Map.groupBy(imports, ({ from }) => from);
  const cleared = new Set<string>();
  function findCircle(file: string, way: string[]): string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (cleared.has(file)) return undefined;
    for (const { to } of imported.get(file) ?? []) {
      const circle = findCircle(to, [...way, file]);
      if (circle) return circle;
    }
    cleared.add(file);
    return undefined;
  }
  expect(files.map((file) => findCircle(file, [])).find((circle) => circle)).toBeUndefined();
});

test('every folder of src with code has its place in that order', () => {
  const folders = new Set(files.map((file) => file.match(/^src\/([^/]+)\//)?.[1]));
  expect([...folders].filter((folder) => folder && !layers.includes(folder))).toEqual([]);
});

test('features do not import each other', () => {
  const crossing = imports.filter(
    ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
  );
  expect(crossing).toEqual([]);
});

test('nothing that runs in a browser reaches the translations, the content files or their readers', () => {
  const islands = imports.filter(({ from, to }) => from.endsWith('.astro') && hydrates(from, to)).map(({ to }) => to);
  expect(islands.length).toBeGreaterThanOrEqual(3);
  const scripts = files.filter((file) => file.endsWith('.astro')).flatMap(scriptsOf);
  expect(scripts).toContain('src/layout/page-script.ts');
  const reached = new Set([...islands, ...scripts]);
  for (const file of reached) {
    for (const { to } of imports.filter(({ from, typeOnly }) => from === file && !typeOnly)) reached.add(to);
  }
  const onlyForBuild = ['src/i18n/translate.ts', 'src/content/shop.ts', 'src/content/shop-schema.ts'];
  expect(onlyForBuild.filter((file) => reached.has(file))).toEqual([]);
  expect(
    [...reached].filter((file) => /from '(zod|yaml|node:\w+)'/.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual([]);
});

/** What a page's own `<script>` imports. One that is inline or has data imports nothing. */
function scriptsOf(page: string): string[] {
  const scripts = readFileSync(join(root, page), 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, code = '']) => readImports(page, code)).map(({ to }) => to);
}

/** Whether a page hydrates the component of a file, by its name: `watch-card.tsx` is `<WatchCard client:…>`. */
function hydrates(page: string, component: string): boolean {
  const name = component.replace(/^.*\/|\.tsx$/g, '').replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());
  return new RegExp(`<${name}\\s+client:`).test(readFileSync(join(root, page), 'utf8'));
}
