import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('each CSS module has a name of its own, which is a part of the names of its classes', () => {
  const byName = Map.groupBy(globSync('src/**/*.module.css'), (file) => basename(file));
  expect([...byName.values()].filter((files) => files.length > 1)).toEqual([]);
});

test('no class of a module has the name of a shape, which means something else', () => {
  const classesIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<!\w)\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name);
  const shapes = new Set(classesIn('src/styles/shapes.css'));
  expect(shapes).toContain('label');
  const repeated = globSync('src/**/*.module.css').flatMap((file) =>
    classesIn(file)
      .filter((name) => shapes.has(name))
      .map((name) => `${basename(file)}: ${name}`),
  );
  expect(repeated).toEqual([]);
});
