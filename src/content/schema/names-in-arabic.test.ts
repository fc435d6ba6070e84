import { expect, test } from 'vitest';
import { yamlFile } from './content-fixture.ts';
import { namesInArabicSchema, spellInArabic } from './names-in-arabic.ts';
import { readYaml } from './read-yaml.ts';

test('brand and model are matched as whole names, and names that are not listed have no spelling', () => {
  const names = { Omega: 'أوميغا', Speedmaster: 'سبيدماستر', Zenith: 'زينيث' };
  expect(spellInArabic('Omega Speedmaster Professional', names)).toBe('أوميغا سبيدماستر');
  expect(spellInArabic('Omegaster', names)).toBe('');
});

test('another script is reported with file, name and expectation', () => {
  const file = yamlFile('Rolex: رولكس Rolex');
  expect(readYaml(file, namesInArabicSchema).problems).toEqual([
    expect.stringContaining(`${file}: Rolex: expected words in Arabic letters, such as رولكس`),
  ]);
});
