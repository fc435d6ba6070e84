import { expect, test } from 'vitest';
import { yamlFile } from '../content-fixture.ts';
import { lineOf } from '../reading/problem.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { listSearchNames, searchNamesSchema } from './search-names.ts';

test("brand and model are matched as whole names, a language's only there", () => {
  const names = {
    anywhere: { Speedmaster: 'moonwatch' },
    ar: { Omega: 'أوميغا', Zenith: 'زينيث' },
    de: { Omega: 'Omegauhr' },
  };
  expect(listSearchNames('ar', 'Omega Speedmaster Professional', names)).toBe('moonwatch أوميغا');
  expect(listSearchNames('de', 'Omega', names)).toBe('Omegauhr');
  expect(listSearchNames('en', 'Omega Speedmaster Professional', names)).toBe('moonwatch');
  expect(listSearchNames('ar', 'Omegaster', names)).toBe('');
});

test('another script is reported with file, name and expectation', () => {
  const file = yamlFile('anywhere: {}\nar: { Rolex: رولكس Rolex }');
  expect(readYaml(file, searchNamesSchema).problems.map(lineOf)).toEqual([
    expect.stringContaining(`${file}: ar.Rolex: expected words in Arabic letters, such as رولكس`),
  ]);
});
