import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('each CSS module has a name of its own, which is a part of the names of its classes', () => {
  const byName = Map.groupBy(globSync('src/**/*.module.css'), (file) => basename(file));
  expect([...byName.values()].filter((files) => files.length > 1)).toEqual([]);
});
