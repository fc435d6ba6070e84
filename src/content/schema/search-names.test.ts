import { expect, test } from 'vitest';
import { yamlFile } from '../content-fixture.ts';
import { lineOf } from '../reading/problem.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { listSearchNames, searchNamesSchema } from './search-names.ts';

test('brand and model are matched as whole names, Arabic ones only in Arabic', () => {
  const names = { anywhere: { Speedmaster: 'moonwatch' }, ar: { Omega: 'أوميغا', Zenith: 'زينيث' } };
  expect(listSearchNames('ar', 'Omega Speedmaster Professional', names)).toBe('moonwatch أوميغا');
  expect(listSearchNames('en', 'Omega Speedmaster Professional', names)).toBe('moonwatch');
  expect(listSearchNames('ar', 'Omegaster', names)).toBe('');
});

test('another script is reported with file, name and expectation', () => {
  const file = yamlFile('anywhere: {}\nar: { Rolex: رولكس Rolex }');
  expect(readYaml(file, searchNamesSchema).problems.map(lineOf)).toEqual([
    expect.stringContaining(`${file}: ar.Rolex: expected words in Arabic letters, such as رولكس`),
  ]);
});
