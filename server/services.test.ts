import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the build of each night reads the settings that the server compares it with', () => {
  const settingsOf = (unit: string) =>
    /^EnvironmentFile=.+$/m.exec(readFileSync(join(import.meta.dirname, unit), 'utf8'))?.[0];
  expect(settingsOf('coromandel-build.service')).toBe(settingsOf('coromandel.service'));
});
