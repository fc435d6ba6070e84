import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from './content-fixture.ts';
import { namesInArabicSchema, spellInArabic } from './names-in-arabic.ts';
import { readYaml } from './read-yaml.ts';

test('brand and model are matched as whole names, and names that are not listed have no spelling', () => {
  const names = { Omega: 'أوميغا', Speedmaster: 'سبيدماستر', Zenith: 'زينيث' };
  expect(spellInArabic('Omega Speedmaster Professional', names)).toBe('أوميغا سبيدماستر');
  expect(spellInArabic('Omegaster', names)).toBe('');
});

test('another script is reported with file, name and expectation', () => {
  const file = join(contentFolder(), 'names-in-arabic.yaml');
  writeFileSync(file, 'Rolex: رولكس Rolex\n');
  expect(readYaml(file, namesInArabicSchema).problems).toEqual([
    expect.stringContaining(`${file}: Rolex: expected words in Arabic letters, such as رولكس`),
  ]);
});
