import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildProject, writeShop } from './shops/write-shop.ts';

test('a mistake in the content ends the build, and GitHub marks its line', async () => {
  const folder = '.cache/damaged-shop';
  await writeShop('sample', folder);
  const file = 'content/watches/iwc-mark-xi-1952.yaml';
  writeFileSync(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8').replace(/^price: .*/m, 'price: cheap'));
  expect(() => buildProject(folder, { GITHUB_ACTIONS: 'true' })).toThrow(`::error file=${file},line=`);
});
