import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guide = readFileSync('docs/hosting.md', 'utf8');
const linesOf = (unit: string, key: RegExp) =>
  readFileSync(`server/${unit}.service`, 'utf8')
    .split('\n')
    .filter((line) => key.test(line));

test('the guide sets up and updates a server by a build that has the settings it is compared with', () => {
  expect(guide).toContain(
    'systemctl start coromandel-build && systemctl enable --now coromandel coromandel-build.timer',
  );
  expect(guide).toContain('`git pull && systemctl start coromandel-build`');
  for (const unit of ['coromandel-build', 'coromandel'])
    expect(linesOf(unit, /^EnvironmentFile/)).toEqual(['EnvironmentFile=-/etc/coromandel.env']);
});
