import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../src/content/content-fixture.ts';

test('a file that is no YAML is named, and the others are formatted', () => {
  const folder = temporaryFolder();
  const pathOf = (name: string) => join(folder, 'content/watches', name);
  mkdirSync(join(folder, 'content/watches'), { recursive: true });
  writeFileSync(pathOf('a.yaml'), 'brand: "Heuer\n');
  writeFileSync(pathOf('b.yaml'), 'brand:   Omega\n');
  const script = resolve('scripts/format-content.ts');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^content\/watches\/a\.yaml: /);
  expect(readFileSync(pathOf('b.yaml'), 'utf8')).toBe('brand: Omega\n');
});
