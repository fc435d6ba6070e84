import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Imports that are left when the code runs, which are those without `type`. */
const runTimeImport = /^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** The packages that a module imports, and those that its own modules import. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || file.endsWith('.json')) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(runTimeImport)].flatMap(([, fixed = '', dynamic = '']) => {
    const name = fixed || dynamic;
    if (name.startsWith('.')) return packagesOf(join(dirname(file), name), seen);
    const [scope = '', own = ''] = name.split('/');
    return name.startsWith('node:') ? [] : [scope.startsWith('@') ? `${scope}/${own}` : scope];
  });
}

test('`dependencies` are the packages that the server needs: the container installs only these', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const modules = globSync('server/**/*.ts').filter((file) => !/(\.test|-fixture)\.ts$/.test(file));
  const packages = modules.flatMap((file) => packagesOf(file));
  expect(Object.keys(dependencies)).toEqual([...new Set(packages)].toSorted());
});
