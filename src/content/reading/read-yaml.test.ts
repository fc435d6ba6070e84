import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { yamlFile } from '../content-fixture.ts';
import { readYaml } from './read-yaml.ts';

test('a file is parsed once, and again after a change', () => {
  const file = yamlFile('price: 16500');
  const read = () => readYaml(file, z.unknown()).data;
  expect(read()).toBe(read());
  writeFileSync(file, 'price: 15900');
  expect(read()).toEqual({ price: '15900' });
});
